import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

/** A time in Dubai, as the form stores it; `days` from today. */
const dubai = (days: number, time: string): string =>
  `${new Date(Date.now() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

/** The same as the field shows it. */
const shownInField = (days: number, time: string): string => {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return `${day.format(Date.parse(`${dubai(days, time)}Z`))} ${time}`
}

test.describe('Sales in the back office', { tag: FRESH_SHOP }, () => {
  test('a new product with three colours is on sale from tomorrow 8:00', async ({
    page,
    backoffice,
    api,
    allowConsole,
  }) => {
    allowConsole(/status of 422/)
    await backoffice.enter()
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await page.getByRole('button', { name: 'Add product' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Price incl. VAT').fill('120')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expect(dialog.getByLabel('Article number')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Name').fill('Camel Romper')
    await dialog.getByLabel('Article number').fill('LD-CR-9')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByRole('heading', { name: 'Camel Romper', level: 1 })).toBeFocused()
    for (const colour of ['Sand', 'Coral', 'Palm']) {
      await page.getByRole('button', { name: 'Add colour' }).click()
      await dialog.getByLabel('Colour', { exact: true }).fill(colour)
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: 'Add sizes' }).click()
    await dialog.getByLabel(/^Sizes/).fill('90, 100')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Coral, 90: 0' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Coral, 100: 0' })).toBeVisible()

    const price = page.locator('section').filter({ has: page.getByRole('textbox', { name: /^Percent off/ }) })
    await price.getByRole('textbox', { name: /^Percent off/ }).fill('25')
    await price.getByLabel(/^From/).fill(dubai(1, '08:00'))
    await price.getByLabel(/^Until/).fill(dubai(0, '08:00'))
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Scheduled')
    await page.getByLabel(/^Publish at/).fill(dubai(1, '08:00'))
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The end must be after the start.')).toBeVisible()
    await expect(price.getByLabel(/^Until/)).toBeFocused()
    await price.getByLabel(/^Until/).fill(dubai(8, '08:00'))
    await expect(price.getByText(/^Scheduled: AED\s90\.00 from .* 08:00\.$/)).toBeVisible()
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(bar).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Scheduled.* 08:00/)
    expect((await api.products()).map(({ name }) => name)).not.toContain('Camel Romper')
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await page.getByRole('link', { name: 'Scheduled' }).click()
    await expect(page.getByRole('row', { name: /Camel Romper/ }).getByRole('time')).toContainText('08:00')
  })

  test('staff type a sale of all products in Arabic digits, with Save above the price comparison', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('sales')
    const percent = page.getByRole('textbox', { name: /^Percent off/ })
    await percent.fill('٢٠')
    await expect(percent).toHaveValue('20')
    const prices = page.getByRole('columnheader', { name: /^30-day low/ })
    await expect(prices).toBeVisible()
    const save = await page.getByRole('button', { name: 'Save sale' }).boundingBox()
    expect(save?.y).toBeLessThan((await prices.boundingBox())?.y ?? 0)
  })

  test('staff type or choose a time in any usual format, and an unreadable one is not saved', async ({
    page,
    backoffice,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/staff/sales/create')) calls.push(request.url())
    })
    await backoffice.enter('sales')
    await page.getByRole('textbox', { name: /^Name/ }).fill('National Day')
    await page.getByRole('textbox', { name: /^Percent off/ }).fill('10')
    const from = page.getByLabel(/^From/)
    const until = page.getByLabel(/^Until/)
    await from.fill('1 Dec 2099 8am')
    await from.blur()
    await expect(from).toHaveValue('1 Dec 2099 08:00')
    await from.locator('..').locator('[type="datetime-local"]').fill('2099-12-02T09:30')
    await expect(from).toHaveValue('2 Dec 2099 09:30')
    await page.getByRole('button', { name: 'Open calendar' }).first().click()
    await page.keyboard.press('Escape')

    await until.fill('31 Nov 2099')
    await expect(until).not.toHaveAttribute('aria-invalid')
    await until.press('Enter')
    const unreadable = "We can't read this date. Write it like 2 Dec 2026 08:00."
    await expect(until).toHaveAccessibleDescription(unreadable)
    await page.getByRole('textbox', { name: /^Name/ }).focus()
    await page.getByRole('button', { name: 'Save sale' }).click()
    await expect(until).toBeFocused()
    await expect(until).toHaveValue('31 Nov 2099')
    expect(calls).toHaveLength(0)
    await until.fill('٢/١٢/٢٠٩٩ ٨:٣٠ م')
    await until.press('Enter')
    await expect(until).toHaveValue('2 Dec 2099 20:30')
    await expect(page.getByRole('row', { name: /^National Day/ })).toContainText('2 Dec 2099 09:30')
    expect(calls).toHaveLength(1)
  })

  test('staff cancel a planned sale and a planned code', async ({ page, backoffice }) => {
    const end = page.getByRole('button', { name: 'End now' })
    const planned = [
      ['sales', 'Name', 'Summer Week', 'sale'],
      ['codes', 'Code', 'SUMMER', 'code'],
    ] as const
    for (const [screen, field, name, thing] of planned) {
      await backoffice.enter(screen)
      await page.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(name)
      await page.getByRole('textbox', { name: /^Percent/ }).fill('10')
      await page.getByLabel(/^From/).fill(dubai(2, '08:00'))
      await page.getByRole('button', { name: `Save ${thing}` }).click()
      const row = page.getByRole('row', { name: new RegExp(`^${name}`) })
      await expect(row).toContainText('Scheduled')
      const cancel = page.getByRole('button', { name: `Cancel ${thing}` })
      await expect(cancel).toBeVisible()
      await expect(end).toHaveCount(0)
      await cancel.click()
      await expect(page.getByText('cancelled. It won’t start.')).toBeVisible()
      await expect(row).toContainText('Ended')
    }
  })

  test('staff put selected products on sale, the shop shows it at once, and undo reverts it', async ({
    page,
    backoffice,
    api,
  }) => {
    const loadDiscount = async (name: string) => (await api.productNamed(name)).discount
    await backoffice.enter()
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    for (const name of ['Desert Daisy Smock', 'Dune Gauze Dress'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click()
    const bulk = page.getByRole('region', { name: 'Selected products' })
    await expect(bulk).toContainText('2 selected')
    await bulk.getByRole('link', { name: 'Put on sale' }).click()

    await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Desert Daisy Smock' })).toBeVisible()
    await expect(page.getByLabel(/^From/)).toHaveValue(shownInField(1, '08:00'))
    await page.getByLabel(/^From/).fill(dubai(-1, '08:00'))
    await page.getByLabel(/^Until/).fill(dubai(-2, '08:00'))
    await page.getByRole('textbox', { name: /^Name/ }).fill('White Week')
    await page.getByLabel(/^Percent off/).fill('60')
    await page.getByRole('button', { name: 'Save sale' }).click()
    await expect(page.getByText('The end must be after the start.')).toBeVisible()
    await page.getByLabel(/^Until/).fill('')
    await page.getByRole('button', { name: 'Save sale' }).click()
    const row = page.getByRole('row', { name: /^White Week/ })
    await expect(row).toContainText('2 products')
    await expect(row).toContainText('Live')
    expect(await loadDiscount('Desert Daisy Smock')).toBe(60)

    await page.getByRole('button', { name: 'End now' }).click()
    await expect(row).toContainText('Ended')
    expect(await loadDiscount('Desert Daisy Smock')).not.toBe(60)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Live')
    expect(await loadDiscount('Dune Gauze Dress')).toBe(60)
  })
})
