import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'
import { aed } from '../../../fixtures/totals.ts'

test.describe('Cash on delivery', { tag: FRESH_SHOP }, () => {
  test("staff compare a courier's file with the cash it owes, review the differences and book it once", async ({
    page,
    shop,
    api,
    allowConsole,
    backoffice,
  }) => {
    allowConsole(/status of 422/)
    const person = newPerson()
    const { token } = await api.signUp(person)
    const [choice] = await undiscountedChoices(api, 1)
    if (!choice) throw new Error('The shop has no undiscounted product in stock')
    const goods = 2 * choice.product.price
    const amount = goods > 169 ? goods : goods + 25
    const orderIds: string[] = []
    for (let count = 0; count < 3; count += 1) {
      const orderId = await placeOrder(api, token, person, [choice])
      orderIds.push(orderId)
      const parcel = { carrier: 'Gulf Parcel', trackingNumber: `GP ${count}` }
      for (const step of [{ to: 'Packing' }, { to: 'Shipped', parcel }, { to: 'Delivered' }]) {
        const headers = { origin: shop.url }
        const data = { orderId, ...step }
        expect((await page.request.post('/api/staff/order/move', { data, headers })).status()).toBe(200)
      }
    }

    await backoffice.enter()
    const courier = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Gulf Parcel' }) })
    await expect(courier).toContainText(/3 parcels, since \d+ \w+/)
    await page.getByRole('link', { name: /^Cash to collect .* AED.* with couriers/ }).click()
    await expect(page.getByRole('heading', { name: 'Cash on delivery', level: 1 })).toBeVisible()
    await expect(page.getByText(`Couriers have ${aed(3 * amount)} from 3 orders.`)).toBeVisible()

    const choose = async (name: string, text: string) => {
      const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
      await page.getByLabel('Choose a file').setInputFiles(file)
    }
    await choose('names.csv', 'name,phone\nMariam,050')
    const alert = page
      .getByRole('alert')
      .filter({ hasText: "We couldn't find columns for order numbers and amounts" })
    await expect(alert).toBeVisible()

    await choose(
      'november.csv',
      `Order;Amount\nLD-10001;${amount.toFixed(2)}\nLD-10002;${(amount - 5).toFixed(2)}\nLD-99999;10`,
    )
    await expect(page.getByText('Compared: november.csv')).toBeVisible()
    const part = (name: string) => page.getByRole('group').filter({ hasText: name })
    await expect(part('Matching amount')).toContainText('LD-10001')
    await expect(part('Different amount')).toContainText(`(−${aed(5)})`)
    await expect(part('Unmatched rows')).toContainText('Nothing owed for this order')
    await expect(part('Missing from file')).toContainText('LD-10003')
    await page.getByRole('checkbox', { name: /^Also settle 1 order/ }).check()
    await page.getByRole('button', { name: `Record 2 orders, ${aed(2 * amount - 5)}` }).click()
    await expect(page.getByText(`Couriers have ${aed(amount)} from 1 order.`)).toBeVisible()
    await expect(page.getByText(`Difference −${aed(5)}`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'LD-10001' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'LD-10003' })).toBeVisible()

    await choose('november.csv', `Order;Amount\nLD-10001;${amount.toFixed(2)}`)
    await expect(page.getByText('No row in the file matches an order.')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Choose a file')).toBeAttached()

    await page.getByRole('checkbox', { name: 'Select LD-10003' }).check()
    const selected = page.getByRole('region', { name: 'Selected orders' })
    await selected.getByRole('button', { name: 'Mark handed over' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark handed over' })
    await expect(dialog).toContainText("This can't be undone")
    await dialog.getByRole('button', { name: `Record 1 order, ${aed(amount)}` }).click()
    await expect(page.getByText(`${aed(amount)} from 1 order recorded.`)).toBeVisible()
    await expect(page.getByText('No cash with couriers.')).toBeVisible()

    const [, , last] = orderIds
    const data = { orderId: last, amount: 5, reason: 'A button was missing' }
    const refunded = await page.request.post('/api/staff/order/refund', {
      data,
      headers: { origin: shop.url },
    })
    expect(refunded.status()).toBe(200)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('link', { name: /^Cash refunds due 1/ }).click()
    const row = page.getByRole('row').filter({ hasText: 'LD-10003' })
    await expect(row).toContainText(person.name)
    await expect(row).toContainText('A button was missing')
    await row.getByRole('button', { name: 'Mark refunded, LD-10003' }).click()
    const handing = page.getByRole('dialog', { name: 'Mark refunded, LD-10003' })
    await handing.getByLabel('Method').fill('By courier')
    await handing.getByRole('button', { name: 'Mark refunded' }).click()
    await expect(page.getByText(`${aed(5)} marked as refunded.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cash refunds due' })).toHaveCount(0)
    await page.goto(`/backoffice/orders/${last}`)
    const received = page.getByText('Received in cash', { exact: true }).locator('..')
    await expect(received).toHaveText(`Received in cash${aed(amount)}`)
    await expect(page.getByRole('listitem').filter({ hasText: `Refund of ${aed(5)}` })).toContainText(
      /handed over on \d+ \w+ by .*By courier/,
    )
    await page.getByRole('button', { name: `Undo cash refund: ${aed(5)}` }).click()
    await expect(page.getByText('Cash refund due', { exact: true })).toBeVisible()
  })
})
