import { readFile } from 'node:fs/promises'
import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Analytics in the back office', { tag: FRESH_SHOP }, () => {
  test('an order and a search without results appear in chart, table and file', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const [choice] = await undiscountedChoices(api, 1)
    if (!choice) throw new Error('The shop has no undiscounted product in stock')
    await placeOrder(api, token, person, [choice])
    const counted = page.waitForResponse('**/api/product/missed-search')
    await page.goto('/products/Xylophonist')
    await expect(page.getByRole('heading', { name: /^No results/ })).toBeVisible()
    expect((await counted).status()).toBe(200)

    await backoffice.enter()
    await backoffice.open('Analytics')
    const amount = (await api.orders(token))[0]?.amount ?? 0
    const shown = `AED\u00a0${amount.toFixed(2)}`
    const chart = new RegExp(`^Sales by day: AED\\s${amount.toFixed(2)} in total`)
    await expect(page.getByRole('img', { name: chart }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /^Dubai 100%/ })).toContainText(shown)
    await expect(page.getByRole('link', { name: choice.product.name })).toBeVisible()
    await expect(page.getByRole('row', { name: 'xylophonist 1' })).toBeVisible()
    await page.getByText('Show as table').click()
    await expect(page.getByRole('row').filter({ hasText: shown }).nth(0)).toBeVisible()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV: Sales', exact: true }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toMatch(new RegExp(`,1,\\d,${amount.toFixed(2)},`))

    await page.getByRole('link', { name: '7 days' }).click()
    await expect(page).toHaveURL(/by=last_7_days/)
    const days = page
      .getByRole('table')
      .filter({ has: page.getByRole('columnheader', { name: 'Day', exact: true }) })
    await expect(days.locator('tbody').getByRole('row')).toHaveCount(7)
    await page.getByRole('link', { name: 'Year' }).click()
    await expect(page.getByRole('heading', { name: 'Sales by month' })).toBeVisible()
    await expect(page.getByText(shown).first()).toBeVisible()
    const until = page.getByLabel('Until')
    await until.fill('31 Jan 2099')
    await until.press('Enter')
    await expect(until).toHaveAccessibleDescription(/^This date is too late\. Choose .* or earlier\.$/)
    await until.fill('2020-01-31')
    await expect(page.getByText('No sales in this period.').first()).toBeVisible()
    await expect(until).toHaveValue('31 Jan 2020')
  })

  test('the VAT of a month appears on the screen, in a PDF and in two CSV files', async ({
    page,
    api,
    backoffice,
    shop,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const orderId = await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter()
    const headers = { origin: shop.url }
    for (const to of ['Packing', 'Shipped', 'Delivered']) {
      const data = { orderId, to, confirmed: true }
      const answer = await page.request.post('/api/staff/order/move', { data, headers })
      expect(await answer.json()).toMatchObject({ success: true })
    }
    await backoffice.open('Analytics')
    await page.getByRole('link', { name: 'VAT return' }).click()
    const months = page.getByLabel('Month')
    await months.selectOption({ index: 0 })
    await expect(page.getByRole('row', { name: /^Dubai/ })).toContainText('1 invoice')

    const saved = async (name: string) => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name, exact: true }).click()
      return readFile(await (await downloading).path())
    }
    expect((await saved('Download return (PDF)')).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await saved('Download return (CSV)')).toString()).toMatch(/^Dubai,1,[1-9]/m)
    expect((await saved('Download tax ledger (CSV)')).toString()).toContain('LD-10001')
  })
})
