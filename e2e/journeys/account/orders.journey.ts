import {
  colourImage,
  flashSaleChoice,
  latestOrderDate,
  placeOrder,
  undiscountedChoices,
} from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

/** Runs in the page: the dot before a status. */
function getDot(status: Element): { colour: string; isSeen: boolean } {
  const { backgroundColor, opacity, width, height } = getComputedStyle(status, '::before')
  const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
  const isSeen =
    Math.min(Number.parseFloat(width), Number.parseFloat(height)) >= 6 && alpha * Number(opacity) > 0.9
  const others = (one: number) => [red, green, blue].filter((part) => part < one - 40).length
  return { colour: others(red) === 2 ? 'red' : others(green) === 2 ? 'green' : backgroundColor, isSeen }
}

// ORD-02 to ORD-10, MSG-50, MSG-66
test('My Orders shows the details, a red dot only for Cancelled, and cancelling only where allowed', async ({
  page,
  api,
  session,
}) => {
  const person = newPerson()
  const token = await session.restore(person)
  const choices = await undiscountedChoices(api, 4)
  for (const choice of choices) await placeOrder(api, token, person, [choice])
  const orders = await api.orders(token)
  // Only staff change the status; here the answer is replaced.
  const statuses = ['Order Placed', 'Shipped', 'Delivered', 'Cancelled']
  await page.route('**/api/order/userorders', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const [place, status] of statuses.entries()) answer.orders[place].status = status
    await route.fulfill({ json: answer })
  })
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders', exact: true })).toBeVisible()
  const cards = page.getByRole('list', { name: 'My Orders' }).locator(':scope > li')
  await expect(cards).toHaveCount(4)
  const date = await latestOrderDate(api, token)
  for (const [place, status] of statuses.entries()) {
    const [card, choice] = [cards.nth(place), choices.toReversed()[place]]
    if (!choice) throw new Error('The order has no matching product')
    for (const fact of [orders[place]?.number ?? '', date, 'Cash on Delivery'])
      await expect(card).toContainText(fact)
    await expect(card).not.toContainText(orders[place]?._id ?? '')
    await expect(card.getByRole('button', { name: 'Cancel Order' })).toHaveCount(
      status === 'Order Placed' ? 1 : 0,
    )
    await expect
      .poll(() => card.getByText(status).evaluate(getDot))
      .toEqual({ colour: status === 'Cancelled' ? 'red' : 'green', isSeen: true })
    const item = card.getByRole('list').getByRole('listitem')
    await expect(item.locator('img')).toHaveAttribute('src', colourImage(choice))
    const { product, colour, size } = choice
    for (const fact of [product.name, aed(product.price), 'Qty 2', colour, size])
      await expect(item).toContainText(fact)
  }
  await expect(cards.first().getByRole('button')).toHaveText('Cancel Order')
})

// ORD-08, ORD-09, PROF-04, D-07, D-40, D-48
test('Orders show the price without the flash sale, the refund and the payment method', async ({
  page,
  api,
  session,
}) => {
  const person = newPerson()
  const token = await session.restore(person)
  const choice = await flashSaleChoice(api)
  const { price, discount, flashDiscount, name } = choice.product
  const at = (percent: number) => Math.round(price * (100 - percent)) / 100
  const goods = at(flashDiscount) + at(discount)
  const amount = Math.round((goods > 169 ? goods : goods + 25) * 100) / 100
  await api.buy(token, person, choice, 2, amount)
  await api.buy(token, person, choice, 2, amount)
  const refundedAt = Date.parse('2026-11-21T14:05:00+04:00')
  // Separate journeys cover the provider's side; here the answer is replaced.
  await page.route('**/api/order/userorders', async (route) => {
    const answer = await (await route.fetch()).json()
    const paidByCard = { paymentMethod: 'stripe', payment: true, status: 'Cancelled' }
    Object.assign(answer.orders[0], paidByCard, { refund: { refundedAt: null } })
    Object.assign(answer.orders[1], paidByCard, { refund: { refundedAt } })
    await route.fulfill({ json: answer })
  })
  await page.goto('/orders')
  const cards = page.getByRole('list', { name: 'My Orders' }).locator(':scope > li')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Refund on its way')
  await expect(cards.last()).toContainText('Refunded on 21 Nov 2026, 14:05')
  const item = cards.first().getByRole('list').getByRole('listitem')
  await expect(item).toContainText(aed(at(discount)))
  await expect(item).toContainText(`One at the flash price of ${aed(at(flashDiscount))}`)
  await expect(cards.first()).toContainText(`Total ${aed(amount)}`)
  await expect(cards.first()).toContainText('Normal delivery')
  await expect(cards.first().getByRole('definition').nth(2)).toHaveText('Card')

  await page.goto('/profile')
  const bought = page
    .getByRole('region', { name: 'Recent purchases' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(bought.first()).toContainText('Refund on its way')
  await expect(bought.last()).toContainText('Refunded on 21 Nov 2026, 14:05')
  await expect(bought.first()).toContainText(aed(at(discount)))
  await expect(bought.first()).toContainText('Card')

  await page.unroute('**/api/order/userorders')
  await page.route('**/api/order/userorders', async (route) => {
    const answer = await (await route.fetch()).json()
    Object.assign(answer.orders[0], { paymentMethod: 'stripe', payment: true })
    await route.fulfill({ json: answer })
  })
  await page.goto('/orders')
  await expect(cards.first().getByRole('definition').nth(2)).toHaveText('Card · Paid')
  await expect(cards.last().getByRole('definition').nth(2)).toHaveText('Cash on Delivery')
})

// STATE-33 to STATE-35, MSG-40, MSG-41, ORD-10
test('Cancelling shows at once, and is reverted when the server refuses it', async ({
  page,
  api,
  allowConsole,
  session,
  toasts,
}) => {
  allowConsole(/status of 409/)
  const person = newPerson()
  const token = await session.restore(person)
  const [one, other] = await undiscountedChoices(api, 2)
  if (!one || !other) throw new Error('The shop has fewer than two undiscounted products in stock')
  await placeOrder(api, token, person, [one])
  await placeOrder(api, token, person, [other])
  const [cancelled = '', refused = ''] = (await api.orders(token)).map(({ number }) => number)
  await page.goto('/orders')
  const card = (number: string) =>
    page.getByRole('list', { name: 'My Orders' }).locator(':scope > li', { hasText: number })

  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/order/cancel', async (route) => {
    await gate
    await route.continue()
  })
  await card(cancelled).getByRole('button', { name: 'Cancel Order' }).click()
  await expect(card(cancelled)).toContainText('Cancelled')
  await expect(page.getByText('Order cancelled successfully!')).toHaveCount(0)
  letThrough()
  await toasts.assertShown('Order cancelled successfully!')
  expect((await api.orders(token)).map(({ status }) => status)).toEqual(['Cancelled', 'Order Placed'])

  // Cancelled in another tab meanwhile: the shop refuses the second time.
  await page.unroute('**/api/order/cancel')
  await page.route('**/api/order/cancel', (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'cannot_cancel', message: 'No.' } }),
  )
  await card(refused).getByRole('button', { name: 'Cancel Order' }).click()
  await toasts.assertShown('Something went wrong!')
  await expect(card(refused)).toContainText('Order Placed')
  await expect(card(refused).getByRole('button', { name: 'Cancel Order' })).toBeVisible()
})

// MSG-27, MSG-28, MSG-41, STATE-36
test('A failed cancellation, load or removal shows a message and changes nothing', async ({
  page,
  api,
  allowConsole,
  session,
  toasts,
}) => {
  allowConsole(/Failed to load resource|Could not load|failed/)
  const person = newPerson()
  const token = await session.restore(person)
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product, size } = choice
  await placeOrder(api, token, person, [choice])
  await api.call('POST /api/wishlist/add', { itemId: product._id, size, quantity: 1 }, token)

  await page.goto('/orders')
  await page.route('**/api/order/cancel', (route) => route.abort())
  const again = page.waitForResponse('**/api/order/userorders')
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await toasts.assertShown('Something went wrong!')
  await again
  await expect(page.getByText('Order Placed')).toBeVisible()

  await page.route('**/api/wishlist/remove', (route) => route.abort())
  await page.goto('/wishlist')
  const wish = page.getByRole('listitem').filter({ hasText: product.name })
  await wish.getByRole('button', { name: `Remove ${product.name}` }).click()
  await toasts.assertShown('Error removing item')
  await expect(wish).toBeVisible()

  await page.route('**/api/wishlist/get', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Error fetching wishlist', { exact: true }).first()).toBeVisible()
})
