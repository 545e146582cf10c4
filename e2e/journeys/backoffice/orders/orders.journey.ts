import { readFile } from 'node:fs/promises'
import { Backoffice } from '../../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test.describe('Orders in the back office', { tag: FRESH_SHOP }, () => {
  test('on a phone a long name stays beside the order total', async ({ page, api, backoffice }) => {
    const person = newPerson({ name: 'Abdul'.repeat(18) })
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await page.setViewportSize({ width: 390, height: 844 })
    await backoffice.enter('orders')
    const row = page.getByRole('row').filter({ hasText: 'LD-10001' })
    const edges = async (text: string | RegExp) => {
      const box = await row.getByText(text).filter({ visible: true }).first().boundingBox()
      return { left: box?.x ?? Number.NaN, right: (box?.x ?? Number.NaN) + (box?.width ?? 0) }
    }
    const [name, total] = [await edges(person.name), await edges(/^AED/)]
    expect(name.right).toBeLessThanOrEqual(total.left)
  })

  test('staff find an order by the last digits of a phone, pack, ship, deliver and partly refund it', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson({ phone: '507650184' })
    const { token } = await api.signUp(person)
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter()
    await backoffice.open('Orders')

    await page.getByRole('searchbox', { name: 'Search orders' }).fill('0184')
    await expect(page).toHaveURL(/q=0184/)
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await page.getByRole('button', { name: 'Mark packed' }).click()
    await page.getByRole('button', { name: 'Mark shipped' }).click()
    const parcel = page.getByRole('dialog', { name: 'Parcel' })
    await expect(parcel.getByRole('link', { name: 'Set up couriers' })).toBeVisible()
    await parcel.getByLabel('Tracking number').fill('GP 4471')
    await parcel.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(parcel.getByText('Enter the courier.')).toBeVisible()
    await parcel.getByLabel('Courier').fill('Gulf Parcel')
    await parcel.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(page.getByText('GP 4471')).toBeVisible()
    await page.getByRole('button', { name: /^Mark delivered · AED .* collected$/ }).click()

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const refund = page.getByRole('dialog', { name: 'Refund LD-10001' })
    await refund.getByRole('button', { name: /^Increase/ }).click()
    await refund.getByRole('switch', { name: /^Restock/ }).check()
    await refund.getByRole('button', { name: /^Refund AED/ }).click()
    await expect(refund.getByText('Enter a reason.')).toBeVisible()
    const reason = refund.getByRole('combobox', { name: 'Reason' })
    await reason.selectOption('Damaged or faulty')
    await expect(refund.getByText('Enter a reason.')).toBeHidden()
    await reason.selectOption('Other reason')
    await expect(refund.getByLabel('In your own words')).toBeFocused()
    await page.keyboard.type('A button was missing')
    await refund.getByRole('checkbox', { name: 'Email the customer about the refund, in English' }).uncheck()
    await refund.getByRole('button', { name: /^Refund AED/ }).click()
    await expect(page.getByText('1 refunded')).toBeVisible()
    await expect(page.getByText(/A button was missing · .*1 item restocked/)).toBeVisible()
    await expect(page.getByText('Partially refunded')).toBeVisible()

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await refund.getByRole('combobox', { name: 'What to refund' }).selectOption('Amount only')
    await expect(refund.getByRole('button', { name: /^Increase/ })).toBeHidden()
    await refund.getByLabel('Amount to refund').fill('9999')
    await expect(refund.getByText(/^Enter an amount between AED\s0\.01 and/)).toBeVisible()
    await expect(refund.getByRole('button', { name: /^Refund AED/ })).toBeDisabled()
    await refund.getByLabel('Amount to refund').fill('1.50')
    await reason.selectOption('Damaged or faulty')
    await refund.getByRole('button', { name: 'Refund AED 1.50' }).click()
    await expect(page.getByText('Refund of AED 1.50')).toBeVisible()
    await expect(page.getByText('1 refunded')).toBeVisible()
  })

  test('a packer packs several orders at once and cannot refund', async ({
    shop,
    api,
    browser,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const choices = await undiscountedChoices(api, 2)
    for (const choice of choices) await placeOrder(api, token, person, [choice])
    await backoffice.enter()
    const link = await backoffice.invite('sara@example.com', 'Packer')

    const context = await browser.newContext({ baseURL: shop.url })
    const stockRoom = await context.newPage()
    const packer = new Backoffice(stockRoom)
    await packer.accept(link, 'Sara', 'sara@example.com')
    await expect(stockRoom.getByRole('heading', { name: /^Good \w+, Sara$/ })).toBeVisible()
    await expect(stockRoom.getByText('Sales today')).toHaveCount(0)
    await stockRoom.getByRole('link', { name: /^To pack 2/ }).click()
    await stockRoom.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await stockRoom.getByRole('button', { name: 'Mark packed' }).click()
    await expect(stockRoom.getByText('2 orders packed.')).toBeVisible()
    await expect(stockRoom.getByText('No orders to pack.')).toBeVisible()
    await packer.open('Orders')
    await stockRoom.getByRole('link', { name: 'LD-10001' }).click()
    await expect(stockRoom.getByRole('button', { name: 'Mark shipped' })).toBeVisible()
    await expect(stockRoom.getByRole('button', { name: 'Refund' })).toHaveCount(0)
    await expect(stockRoom.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
    await context.close()
  })

  test('a bulk action reports the result of each order, orders are exported, and filters become a saved view', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const choices = await undiscountedChoices(api, 2)
    const placed: string[] = []
    for (const choice of choices) placed.push(await placeOrder(api, token, person, [choice]))
    await api.call('POST /api/order/cancel', { orderId: placed[0] ?? '' }, token)
    await backoffice.enter('orders')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()

    const saved = page.waitForEvent('download')
    await page
      .getByRole('region', { name: 'Selected orders' })
      .getByRole('button', { name: 'Export' })
      .click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toMatch(/^\uFEFForder,"placed, Dubai time",status,/)
    expect(file).toMatch(/\r\nLD-10002,.*\r\nLD-10001,.*Cancelled,/)

    await page.getByRole('button', { name: 'Mark packed' }).click()
    const outcome = page.getByRole('dialog', { name: '1 of 2 orders updated' })
    await expect(outcome.getByRole('row', { name: /LD-10002/ })).toContainText('Updated')
    await expect(outcome.getByRole('row', { name: /LD-10001/ })).toContainText(
      "its status doesn't allow this step",
    )
    await outcome.getByRole('button', { name: 'Close', exact: true }).last().click()

    await page.getByRole('combobox', { name: 'Emirate' }).selectOption('Sharjah')
    await expect(page.getByText('No orders match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Save view' }).click()
    const view = page.getByRole('dialog')
    await view.getByRole('textbox', { name: 'Name' }).fill('To Sharjah')
    await view.getByRole('button', { name: 'Save view' }).click()
    await backoffice.open('Orders')
    await expect(page.getByRole('link', { name: 'LD-10001' })).toBeVisible()
    await page.getByRole('link', { name: 'To Sharjah' }).click()
    await expect(page).toHaveURL(/region=Sharjah/)
  })

  test('search and filters changed before the list has loaded all apply', async ({ page, backoffice }) => {
    await backoffice.enter()
    await backoffice.open('Orders')
    const search = page.getByRole('searchbox', { name: 'Search orders' })
    const chip = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    const asked = (query: string) =>
      page.waitForRequest((request) => new RegExp(`/api/staff/orders\\?.*${query}`).test(request.url()))
    const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/api/staff/orders?*', async (route) => {
      await gate
      await route.continue()
    })
    await Promise.all([asked('q=fatima'), search.fill('fatima')])
    await Promise.all([asked('express=yes'), chip('Express only').click()])
    await Promise.all([asked('payment=cod'), chip('Cash only').click()])
    letThrough()
    await expect(page).toHaveURL(/orders\?q=fatima&express=yes&payment=cod$/)
    await expect(page.getByRole('link', { name: 'Remove filter: Express only' })).toBeVisible()

    // Within the pause in typing, after which the list follows.
    await search.evaluate((field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(field, '0184')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      document.querySelector<HTMLAnchorElement>('a[aria-label="Remove filter: Express only"]')?.click()
    })
    await expect(page).toHaveURL(/orders\?q=0184&payment=cod$/)
  })

  test('parcels shipped together share one courier, and a scanner fills their tracking numbers', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    for (const choice of await undiscountedChoices(api, 2)) await placeOrder(api, token, person, [choice])
    await backoffice.enter('orders')
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    await all.check()
    await page.getByRole('button', { name: 'Mark packed' }).click()
    await expect(page.getByText('2 orders packed.')).toBeVisible()
    await all.check()
    await page.getByRole('button', { name: 'Mark shipped' }).click()
    const ship = page.getByRole('dialog', { name: 'Ship 2 parcels' })
    await ship.getByLabel('LD-10002').focus()
    await page.keyboard.type('LD-10001\n')
    await expect(ship.getByLabel('LD-10001')).toBeFocused()
    await page.keyboard.type('GP 4471\n')
    await ship.getByLabel('LD-10002').fill('gp 4471')
    await expect(ship.getByText('Another parcel already has this number.')).toBeVisible()
    await ship.getByLabel('LD-10002').fill('')
    await ship.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(ship.getByText('Enter the courier for these numbers.')).toBeVisible()
    await ship.getByLabel('Courier').fill('Gulf Parcel')
    await ship.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(ship).toHaveCount(0)
    await page.getByRole('link', { name: 'LD-10001' }).click()
    await expect(page.getByText('GP 4471')).toBeVisible()
    await page.getByRole('link', { name: 'Previous order' }).click()
    await expect(page.getByRole('heading', { name: /LD-10002/, level: 1 })).toBeVisible()
    await expect(page.getByText('Gulf Parcel')).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Tracking number' })).toHaveCount(0)
  })

  test('orders are filtered by date placed and show their ship-by day', async ({ page, api, backoffice }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    await backoffice.enter('settings/delivery')
    await page.getByRole('checkbox', { name: 'Show arrival dates' }).check()
    const holidays = page.getByRole('textbox', { name: /^Holidays/ })
    await holidays.fill('2 dec 2099\n٣/١٢/٢٠٩٩\nsoon')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(holidays).toHaveAccessibleDescription('Enter dates such as 2 Dec 2026, one per line.')
    await expect(holidays).toHaveValue('2 Dec 2099\n3 Dec 2099\nsoon')
    await holidays.fill('2099-12-02\n3 Dec 2099')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Delivery days saved.')).toBeVisible()
    await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.open('Orders')
    const row = page.getByRole('row', { name: /LD-10001/ })
    await expect(row).toContainText(/Today|[A-Z][a-z]{2},? \d+ [A-Z][a-z]{2}/)

    await page.getByRole('combobox', { name: 'Placed' }).selectOption('Placed today')
    await expect(page).toHaveURL(/days=1/)
    await expect(row).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter: Placed today' }).click()
    await page.getByRole('combobox', { name: 'Placed' }).selectOption('Custom dates…')
    const days = page.getByRole('dialog', { name: 'Order date' })
    await days.getByRole('button', { name: 'Show orders' }).click()
    await expect(days.getByText('Choose a date.')).toBeVisible()
    await days.getByLabel('Until').fill('1/1/2099')
    await days.getByRole('button', { name: 'Show orders' }).click()
    await expect(days.getByText(/^This date is too late/)).toBeVisible()
    await days.getByLabel('Until').fill('31 Jan 2020')
    await days.getByRole('button', { name: 'Show orders' }).click()
    await expect(page.getByText('No orders match these filters.')).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter: Placed until 31 Jan 2020' }).click()
    await expect(row).toBeVisible()
  })
})
