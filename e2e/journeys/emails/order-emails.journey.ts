import { expect, test } from '../../fixtures/email-test.ts'
import { CARDS } from '../../fixtures/payment/card.ts'
import { staffCalls } from '../../fixtures/staff-calls.ts'

test('Each step of a cash order sends an email whose link opens the order without signing in', async ({
  page,
  browser,
  api,
  shop,
  placed,
  owner: _,
  mailbox,
}) => {
  const asStaff = staffCalls(page.request, shop.url)
  const { person, token, orderId } = placed
  const [order] = await api.orders(token)
  const number = order?.number ?? ''
  const reader = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const opensOrder = async (subject: string | RegExp, link: string) => {
    await mailbox.follow(reader, person.email, subject, link)
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(number)
  }
  await opensOrder(`We've received your order ${number}`, 'View your order')

  await asStaff('POST /api/staff/order/note', { orderId, text: 'We pack it today.', isForCustomer: true })
  await opensOrder(`About your order ${number}`, 'View your order')

  const read = await page.request.get(`${shop.url}/api/staff/order?orderId=${orderId}`)
  const [line] = (await read.json()).order.lines as { position: number; sku: string; quantity: number }[]
  if (!line) throw new Error('The order has no lines')
  const { position, sku, quantity } = line
  const edit = {
    orderId,
    from: [{ position, sku, quantity }],
    remaining: [{ position, quantity: 1 }],
    added: [],
  }
  const { amount } = await asStaff('POST /api/staff/order/lines/quote', edit)
  await asStaff('POST /api/staff/order/lines', {
    ...edit,
    amount: amount / 100,
    reason: 'Asked on the phone',
  })
  await opensOrder(`Your order ${number} has been updated`, 'View your order')

  await asStaff('POST /api/staff/order/move', { orderId, to: 'Packing' })
  await asStaff('POST /api/staff/order/move', { orderId, to: 'Shipped' })
  await opensOrder(`Your order ${number} is on its way`, 'Track your order')
  await asStaff('POST /api/staff/order/out-for-delivery', { orderId })
  await opensOrder(`Your order ${number} arrives today`, 'Track your order')
  await asStaff('POST /api/staff/order/move', { orderId, to: 'Delivered' })
  await opensOrder(`Your order ${number} has arrived`, 'View your order')
  await asStaff('POST /api/staff/order/refund', { orderId, amount: 5, reason: 'A late parcel' })
  await opensOrder(`Refund of AED 5.00 for your order ${number}`, 'View your order')
})

test('A cancelled card order sends an email, and another one after the refund', async ({
  page,
  api,
  buyer,
  card,
  toasts,
  mailbox,
}) => {
  await card.pay(CARDS.succeeds)
  await toasts.assertShown('Payment successful!')
  await expect.poll(() => api.orders(buyer.token)).toHaveLength(1)
  const [order] = await api.orders(buyer.token)
  if (!order) throw new Error('Order not found')
  await api.call('POST /api/order/cancel', { orderId: order._id }, buyer.token)
  for (const subject of [
    `Your order ${order.number} has been cancelled`,
    `Your refund of AED ${buyer.total.toFixed(2)} for order ${order.number} is complete`,
  ]) {
    await mailbox.follow(page, buyer.person.email, subject, 'View your order')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
  }
})
