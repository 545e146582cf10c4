import type { Locator } from '@playwright/test'
import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

test('The order page shows status, items and totals, and lets the customer reorder and cancel', async ({
  page,
  api,
  cart,
  productPage,
  session,
  toasts,
}) => {
  const person = newPerson()
  const token = await session.restore(person)
  // Orders two, then buys two more.
  const choices = (await undiscountedChoices(api, 100)).filter(({ stock }) => stock >= 4).slice(0, 2)
  await placeOrder(api, token, person, choices)
  const [order] = await api.orders(token)
  if (!order) throw new Error('Order not found')
  await page.goto('/orders')
  await page.getByRole('link', { name: order.number }).click()
  await expect(page).toHaveURL(`/orders/${order.number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)
  const way = page.getByRole('region', { name: "We've received your order" })
  await expect(way.getByRole('listitem')).toHaveText([
    /Order placed, done/,
    /Packing, not yet/,
    /Shipped, not yet/,
    /Delivered, not yet/,
  ])
  const items = page.getByRole('region', { name: 'Items' })
  for (const { product } of choices) await expect(items).toContainText(aed(2 * product.price))
  const goods = choices.reduce((sum, { product }) => sum + 2 * product.price, 0)
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText(`Grand total${aed(order.amount)}`)
  await expect(totals).toContainText(`Subtotal${aed(goods)}`)
  await expect(totals).toContainText(/Includes AED [\d.]+ VAT \(5%\)/)
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('12 Al Wasl Road')
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Cash on Delivery')

  await items.getByRole('button', { name: 'Buy everything again' }).click()
  await productPage.keepShopping()
  await cart.assertItemCount(4)

  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await toasts.assertShown('Order cancelled successfully!')
  const ended = page.getByRole('region', { name: 'This order was cancelled' })
  await expect(ended.getByRole('listitem')).toHaveText([/Order placed, done/, /Cancelled, done/])
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0)
})

const centre = async (one: Locator) => {
  const { x, width } = (await one.boundingBox()) ?? { x: Number.NaN, width: 0 }
  return x + width / 2
}

for (const [language, path] of [
  ['English', ''],
  ['Arabic', '/ar'],
] as const)
  for (const width of [1440, 390])
    test(`Each step of an order is below its dot, in ${language} at ${width} px`, async ({
      page,
      api,
      session,
    }) => {
      const person = newPerson()
      const token = await session.restore(person)
      await placeOrder(api, token, person, await undiscountedChoices(api, 1))
      const [order] = await api.orders(token)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${path}/orders/${order?.number}`)
      const step = page.getByRole('listitem').filter({ has: page.locator('b') })
      await expect(step).toHaveCount(4)
      // A dot is two lines without length.
      const dot = page.getByRole('main').locator('svg g path:last-child')
      for (const place of [0, 1, 2, 3])
        expect(
          Math.abs((await centre(step.nth(place).locator('b'))) - (await centre(dot.nth(place)))),
        ).toBeLessThan(3)
    })

test('A guest tracks an order with its number and phone', async ({ page, api, placed, allowConsole }) => {
  allowConsole(/status of 404/)
  const { person, token } = placed
  const [order] = await api.orders(token)
  await page.goto('/track-order')
  const find = page.getByRole('button', { name: 'Track order' })
  await find.click()
  await expect(page.getByText('This field is required.')).toHaveCount(2)
  await page.getByLabel('Order number').fill(order?.number ?? '')
  await page.getByLabel('Mobile number').fill('+971509999999')
  await find.click()
  await expect(page.getByText('No order matches this order number and mobile number.')).toBeVisible()
  await page.getByLabel('Mobile number').fill(`0${person.phone}`)
  await find.click()
  await expect(page.getByRole('heading', { name: "We've received your order" })).toBeVisible()
  await expect(page.getByText('12 Al Wasl Road')).toHaveCount(0)
})

test('Another customer’s order, an expired link and a lost connection each show a clear page with a next step', async ({
  page,
  api,
  allowConsole,
  session,
}) => {
  allowConsole(/status of 404|ERR_FAILED/)
  const [mine, other] = [newPerson(), newPerson()]
  const { token } = await api.signUp(other)
  await placeOrder(api, token, other, await undiscountedChoices(api, 1))
  const [foreign] = await api.orders(token)
  const path = `/orders/${foreign?.number}`
  await page.goto(`${path}#key=old.key`)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track your Order' }).first()).toHaveAttribute(
    'href',
    '/track-order',
  )
  await session.restore(mine)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: "We couldn't find that order" })).toBeVisible()
  await page.route('**/api/order/show', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: "We couldn't load your order" })).toBeVisible()
  await page.unroute('**/api/order/show')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: "We couldn't find that order" })).toBeVisible()
})
