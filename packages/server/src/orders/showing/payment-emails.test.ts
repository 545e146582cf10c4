import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '#emails/email-tables'
import { expireOrder } from '#orders/payment/expire-order'
import { processRefunds } from '#orders/refunds/process-refunds'
import { aWaitingOrder } from '#testing/a-waiting-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

const kindsTo = async (email: string) =>
  (await shop.db.select().from(emails).where(eq(emails.to, email))).map(({ kind }) => kind)

test('an order that nobody paid in time is written about once; one that its shopper gave up is not', async () => {
  for (const [why, kinds] of [
    ['expired', ['payment_failed']],
    ['abandoned', []],
  ] as const) {
    const { orderId, clientSecret, email } = await aWaitingOrder(shop)
    const closed = { ...(await shop.lookUp(clientSecret)), status: 'closed' as const }
    for (const _ of [1, 2]) await expireOrder(shop.shop, orderId, why, closed)
    expect(await kindsTo(email)).toEqual(kinds)
  }
})

test('a refund to a card is written about when it is done, however often it is looked at', async () => {
  const { orderId, clientSecret, token, email } = await aWaitingOrder(shop)
  await shop.pay(clientSecret)
  requireSuccess(await cardCalls(shop).verifyInPage(token, orderId))
  requireSuccess(await cardCalls(shop).cancel(token, orderId))
  expect(await kindsTo(email)).toEqual(['order_placed', 'order_cancelled'])
  await processRefunds(shop.shop)
  await shop.hear()
  await processRefunds(shop.shop)
  expect(await kindsTo(email)).toEqual(['order_placed', 'order_cancelled', 'refund_done'])
})
