import { afterEach, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
afterEach(() => shop.close())

/** An order that was paid in the page; no webhook has arrived. */
async function paid() {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId, clientSecret } = requireSuccess(
    await cardCalls(shop).inPage(token, anOrder([aLine(tee)], 125)),
  )
  await shop.pay(clientSecret)
  return { token, orderId }
}

const loadSnapshot = (orderId: string) => cardCalls(shop).loadSnapshot(orderId)

test('an open shop processes webhook events and refunds as they arrive (D-46, D-48)', async () => {
  shop = await startCardShop({ jobs: true })
  await shop.sandbox.turn('webhooks/on')
  const { token, orderId } = await paid()
  await eventually(async () =>
    expect(await loadSnapshot(orderId)).toMatchObject({ status: 'Order Placed', paid: true }),
  )
  requireSuccess(await cardCalls(shop).cancel(token, orderId))
  await eventually(async () => expect(await loadSnapshot(orderId)).toMatchObject({ refund: 'succeeded' }))
})

test('a starting shop catches up on payments made while it was closed (D-46)', async () => {
  shop = await startCardShop()
  const { orderId } = await paid()
  expect(await loadSnapshot(orderId)).toMatchObject({ status: 'Pending Payment' })
  const another = await shop.anotherServer({ jobs: true })
  await another.server.listen({ port: 0, host: '127.0.0.1' })
  await eventually(async () =>
    expect(await loadSnapshot(orderId)).toMatchObject({ status: 'Order Placed', paid: true }),
  )
})
