import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processEvents } from '#orders/payment/process-events'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds, retryRefundsNow } from '#orders/refunds/process-refunds'
import { orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { CARD_FAILPOINTS, DELIVERY_FAILPOINTS, type Failpoint } from '#payments/failpoints'
import { retryEventsNow } from '#payments/pending-events'
import type { Shop } from '#shop'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

/** A server that stops at the given step. */
async function mortal(step: Failpoint) {
  let dead = false
  const onFailpoint = (reached: Failpoint) => {
    dead ||= reached === step
    if (dead) throw new Error('The power failed')
  }
  return { ...(await shop.anotherServer({ onFailpoint })), isDead: () => dead }
}

/** The first work of a started server. */
async function restart(fresh: Shop) {
  await Promise.all([retryEventsNow(fresh), retryRefundsNow(fresh)])
  await processEvents(fresh)
  await processRefunds(fresh)
  await reconcile(fresh, { all: true })
}

/** Number of charges for an order, and the amount that was not refunded. */
async function loadTotals(orderId: string) {
  const { charges, charged, refunded } = await shop.loadTotals(orderId)
  return { charges, left: charged - refunded }
}

test.each(CARD_FAILPOINTS)(
  'a shop that crashes at "%s" recovers with matching money and stock (D-41, D-43, D-46, D-48)',
  async (step) => {
    const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
    const first = await mortal(step)
    const server = () => (first.isDead() ? shop : first)
    const asked = () => cardCalls({ ...shop, call: server().call })
    /** Repeats a call that failed because the shop stopped, as a page or its reader would. */
    const insist = async <Answer extends { success: boolean }>(
      act: () => Promise<Answer>,
    ): Promise<Answer> => {
      const answer = await act().catch(() => null)
      if (answer?.success) return answer
      if (first.isDead()) await restart(shop.shop)
      return act()
    }
    const background = async () => {
      await processEvents(server().shop).catch(() => undefined)
      await processRefunds(server().shop).catch(() => undefined)
      await reconcile(server().shop).catch(() => undefined)
    }

    // One abandoned order, one paid one, one paid and cancelled one.
    const bodies = [1, 2, 3].map((quantity) =>
      anOrder([aLine(tee, { quantity })], quantity === 1 ? 125 : quantity * 100),
    )
    const placed: string[] = []
    for (const [index, body] of bodies.entries()) {
      const order = await insist(() => asked().inPage(token, body, `order ${index}`))
      if (!order.success) throw new Error(order.message)
      placed.push(order.orderId)
      if (index > 0) await shop.pay(order.clientSecret)
      await deliver(server())
      await background()
      if (index === 1) await insist(() => asked().verifyInPage(token, order.orderId))
      else await insist(() => asked().cancel(token, order.orderId))
      await background()
    }
    shop.clock.moveBy(MINUTE)
    await restart(shop.shop)

    expect(first.isDead()).toBe(true)
    const [abandoned = '', completed = '', cancelled = ''] = placed
    const { loadSnapshot, loadStock } = cardCalls(shop)
    expect(await loadSnapshot(abandoned)).toMatchObject({ status: 'Cancelled', paid: false, refund: null })
    expect(await loadSnapshot(completed)).toMatchObject({ status: 'Order Placed', paid: true, refund: null })
    expect(await loadSnapshot(cancelled)).toMatchObject({
      status: 'Cancelled',
      paid: true,
      refund: 'succeeded',
    })
    expect(await Promise.all(placed.map(loadTotals))).toEqual([
      { charges: 0, left: 0 },
      { charges: 1, left: 200_00 },
      { charges: 1, left: 0 },
    ])
    expect(await loadStock(tee.id)).toBe(3)
  },
)

test.each(DELIVERY_FAILPOINTS)(
  'a shop that crashes at "%s" has recorded both delivery and invoice, or neither (D-40, D-48)',
  async (step) => {
    const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
    const packer = await aMember(shop.shop, 'packer')
    const { orderId } = requireSuccess(await cardCalls(shop).cod(token, anOrder([aLine(tee)], 125)))
    const moveOn = (server: Pick<CardShop, 'call'>, to: 'Packing' | 'Shipped' | 'Delivered') =>
      server.call('POST /api/staff/order/move', { orderId, to }, { token: packer.token })
    requireSuccess(await moveOn(shop, 'Packing'))
    requireSuccess(await moveOn(shop, 'Shipped'))
    const state = async () => {
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
      const documents = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
      return [order?.status, order?.paid, documents.map(({ kind }) => kind)]
    }

    const first = await mortal(step)
    await moveOn(first, 'Delivered').catch(() => null)
    expect(first.isDead()).toBe(true)
    const isCommitted = step === 'delivery committed'
    const delivered = ['Delivered', true, ['invoice']]
    expect(await state()).toEqual(isCommitted ? delivered : ['Shipped', false, []])
    const again = await moveOn(shop, 'Delivered')
    expect(again).toMatchObject(isCommitted ? { code: 'cannot_move' } : { success: true, payment: true })
    expect(await state()).toEqual(delivered)
  },
)

/** The provider sends the events to a shop, and repeats those that get no answer. */
async function deliver(to: Pick<CardShop, 'request'>) {
  const { stripe, keys } = shop.sandbox
  const { events } = await shop.state()
  for (const event of events.slice(-4)) {
    const payload = JSON.stringify(event)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const sent = { method: 'POST', url: '/api/stripe/webhook', headers, payload } as const
    const { statusCode } = await to.request(sent)
    if (statusCode !== 200) await shop.request(sent)
  }
}
