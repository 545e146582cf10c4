import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test.describe('The back office on a phone', { tag: FRESH_SHOP }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the top bar names the page and links back, Scan opens packing, and bulk actions are above the tabs', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const choices = await undiscountedChoices(api, 2)
    for (const choice of choices) await placeOrder(api, token, person, [choice])
    await backoffice.enter()
    const top = page.getByRole('banner')
    const tabs = page.getByRole('navigation', { name: 'Back office' })
    await expect(top).toContainText('Home')
    const sales = page.getByRole('definition').getByRole('link')
    await expect(sales).toHaveCount(2)
    for (const link of await sales.all()) {
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }

    await tabs.getByRole('link', { name: 'Orders, 2 to pack' }).click()
    await expect(top).toContainText('Orders')
    await page.getByRole('checkbox', { name: 'Select LD-10001' }).check()
    const bar = page.getByRole('region', { name: 'Selected orders' })
    const [barBox, scanBox] = await Promise.all([
      bar.boundingBox(),
      tabs.getByRole('link', { name: 'Scan' }).boundingBox(),
    ])
    await bar.getByRole('button', { name: 'Select all on this page' }).click()
    await expect(bar).toContainText('2 selected')
    await expect(bar.getByRole('button', { name: 'Select all on this page' })).toHaveCount(0)
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(scanBox?.y ?? 0)

    await page.getByRole('link', { name: 'LD-10001' }).click()
    await expect(page.getByRole('heading', { name: /LD-10001/ })).toBeVisible()
    await top.getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('checkbox', { name: 'Select LD-10001' })).toBeVisible()

    await tabs.getByRole('link', { name: 'Scan' }).click()
    await expect(page.getByRole('textbox', { name: 'Scan an item' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Packing', level: 1 })).toBeVisible()
    await top.getByRole('link', { name: 'Orders' }).click()
    await expect(top).toContainText('Orders')
    await tabs.getByRole('link', { name: 'More' }).click()
    await expect(page.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/')
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Returns' }).click()
    await expect(top).toContainText('Returns')
  })
})
