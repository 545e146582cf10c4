import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test.describe('Bulk actions on orders', { tag: FRESH_SHOP }, () => {
  test('selection and print dialog survive a colleague’s changes, and a delivery asks for confirmation', async ({
    page,
    api,
    backoffice,
    shop,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const choices = await undiscountedChoices(api, 2)
    const ids: string[] = []
    for (const choice of choices) ids.push(await placeOrder(api, token, person, [choice]))
    await backoffice.enter('orders?view=to_pack')
    const headers = { origin: shop.url }
    const post = async (path: string, data: object) => {
      const answer = await (await page.request.post(`/api/staff/${path}`, { data, headers })).json()
      expect(answer).toMatchObject({ success: true })
      return answer
    }
    const bar = page.getByRole('region', { name: 'Selected orders' })

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Print' }).click()
    const print = page.getByRole('dialog', { name: /2 orders/ })
    await expect(print).toBeVisible()
    for (const orderId of ids) await post('order/move', { orderId, to: 'Packing' })
    await expect(page.getByText('No orders to pack.')).toBeVisible()
    await expect(print).toBeVisible()
    await print.getByRole('button', { name: 'Close' }).click()
    await expect(bar).toContainText('2 selected')
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await expect(bar).toHaveCount(0)

    const [changed = ''] = ids
    const whole = (await (await page.request.get(`/api/staff/order?orderId=${changed}`)).json()).order
    const from = whole.lines.map(({ position, sku, quantity }: Record<string, unknown>) => ({
      position,
      sku,
      quantity,
    }))
    const edit = { orderId: changed, from, remaining: [{ position: 0, quantity: 1 }], added: [] }
    const { amount } = await post('order/lines/quote', edit)
    await post('order/lines', { ...edit, amount: amount / 100, reason: 'Asked on the phone' })
    await page.getByRole('link', { name: /^To ship/ }).click()
    await expect(page.getByRole('link', { name: /^To ship/ })).toContainText('1 changed')
    await expect(page.getByRole('row', { name: /LD-10001/ })).toContainText('Changed after packing')
    await expect(page.getByRole('row', { name: /LD-10002/ })).not.toContainText('Changed after packing')

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Mark shipped' }).click()
    const ship = page.getByRole('dialog', { name: 'Ship 2 parcels' })
    await expect(ship).toContainText('Changed after packing: LD-10001.')
    await ship.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(ship.getByText('Check the box and label first, then tick this.')).toBeVisible()
    await ship.getByRole('checkbox', { name: 'Box and label match the order' }).check()
    await ship.getByRole('button', { name: 'Mark shipped' }).click()
    await expect(page.getByText('No orders to ship.')).toBeVisible()

    await page.getByRole('link', { name: /^On the way/ }).click()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Mark delivered' }).click()
    const deliver = page.getByRole('dialog', { name: 'Mark 2 orders delivered?' })
    await expect(deliver).toContainText('2 orders are paid in cash.')
    await deliver.getByRole('button', { name: 'Not yet' }).click()
    await expect(page.getByRole('link', { name: 'LD-10001' })).toBeVisible()
    await bar.getByRole('button', { name: 'Mark delivered' }).click()
    await deliver.getByRole('button', { name: 'Mark delivered' }).click()
    await expect(page.getByText('No parcels on the way.')).toBeVisible()
  })
})
