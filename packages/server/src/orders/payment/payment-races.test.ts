import { MINUTE } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processEvents } from '#orders/payment/process-events'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds } from '#orders/refunds/process-refunds'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop({ poolSize: 40 })
})
afterAll(() => shop.close())

const asked = () => cardCalls(shop)

/** Charged amount of an order minus its refunds. */
async function loadTotals(orderId: string) {
  const { charged, refunded } = await shop.loadTotals(orderId)
  return charged - refunded
}

/** Everything that may happen to an order, at once, after its time has run out. */
const everything = (token: string, orderId: string, pay: () => Promise<unknown>) => [
  () => pay().catch(() => undefined),
  () => asked().verifyInPage(token, orderId),
  () => asked().verifyHosted(token, orderId, false),
  () => shop.sandbox.turn('webhooks/deliver').then(() => processEvents(shop.shop)),
  () => reconcile(shop.shop, { all: true }),
  () => asked().cancel(token, orderId),
  () => processRefunds(shop.shop),
]

test.each(Array.from({ length: 12 }, (_, round) => [round]))(
  'simultaneous payment, verification, webhook and cancel stay consistent (round %d; D-41, D-46, D-48)',
  async (round) => {
    const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
    const way = round % 2 ? 'onPage' : 'inPage'
    const placed = requireSuccess(
      await asked()[way](token, anOrder([aLine(tee, { quantity: 2 })], 80, { discountCode: 'FIRSTDAY' })),
    )
    const pay = () =>
      'clientSecret' in placed ? shop.pay(placed.clientSecret) : shop.payPage(placed.session_url)
    if (round % 3 === 0) shop.clock.moveBy(31 * MINUTE)
    if (round % 4 === 0) await pay()
    const acts = everything(token, placed.orderId, pay)
    await Promise.all(
      [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length), ...acts].map((act) =>
        act(),
      ),
    )
    await shop.hear()
    shop.clock.moveBy(MINUTE)
    await reconcile(shop.shop, { all: true })
    await processRefunds(shop.shop)
    const snapshot = await asked().loadSnapshot(placed.orderId)
    const isLive = snapshot.status !== 'Cancelled'
    expect(snapshot.status).not.toBe('Pending Payment')
    expect(await loadTotals(placed.orderId)).toBe(isLive ? 80_00 : 0)
    expect(await asked().loadStock(tee.id)).toBe(isLive ? 3 : 5)
    expect(snapshot.code).toBe(isLive || snapshot.payment === 'paid')
  },
)
