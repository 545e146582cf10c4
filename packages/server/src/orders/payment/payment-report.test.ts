import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentReport } from '#orders/payment/payment-report'
import { processRefunds } from '#orders/refunds/process-refunds'
import { orderPayments } from '#orders/store/payment-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.moveBy(60 * DAY))

const asked = () => cardCalls(shop)
const report = () => paymentReport(shop.shop, 30)

/** An order that was paid in the page. */
async function paid() {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  await shop.pay(clientSecret)
  requireSuccess(await asked().verifyInPage(token, orderId))
  return { token, orderId, intent: clientSecret.split('_secret_')[0] ?? '' }
}

test('paid, refunded, cancelled and waiting orders match', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await paid()
  const cancelled = await paid()
  requireSuccess(await asked().cancel(cancelled.token, cancelled.orderId))
  await processRefunds(shop.shop)
  const abandoned = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  requireSuccess(await asked().cancel(token, abandoned.orderId))
  requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  expect(await report()).toEqual([])
})

test('mismatched and stuck payments are reported, one per line (D-46, D-48)', async () => {
  const [byHand, owed, lost] = [await paid(), await paid(), await paid()]
  await shop.sandbox.stripe.refunds.create({ payment_intent: byHand.intent })
  requireSuccess(await asked().cancel(owed.token, owed.orderId))
  await shop.db
    .update(orderPayments)
    .set({ providerId: 'pi_lost' })
    .where(eq(orderPayments.orderId, lost.orderId))
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const waiting = requireSuccess(await asked().inPage(token, anOrder([aLine(tee)], 125)))
  shop.clock.moveBy(41 * MINUTE)
  expect(await report()).toEqual([
    `Order ${byHand.orderId}: AED 125.00 was refunded but AED 0.00 is recorded`,
    `Order ${owed.orderId}: has an open refund of AED 125.00 after 0 attempts: due`,
    `Order ${lost.orderId}: the provider has no payment pi_lost`,
    expect.stringMatching(`^Order ${waiting.orderId}: has been waiting for its payment since .* \\(open\\)$`),
  ])
})
