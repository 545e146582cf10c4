import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { orders } from '#orders/store/order-tables'
import { webhookEvents } from '#payments/event-tables'
import { readActualState } from '#testing/payment-model/books'
import { cardOrderAt, hasCardOrders } from '#testing/payment-model/customer-steps'
import type { ReportedOrder } from '#testing/payment-model/ledger'
import type { ModelStep } from '#testing/payment-model/payment-command'
import type { PaymentWorld, ShopWorld } from '#testing/payment-model/payment-world'
import { type WebhookDelivery, webhookRequest } from '#testing/payment-model/webhook-gate'

export const CARDS = [
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_threeDSecure2Required',
  'pm_card_slow',
  'pm_card_slowDeclined',
] as const

/** Pays as the customer's browser would. The provider refuses payments that are no longer allowed. */
async function payWith({ sandbox }: ShopWorld, { intent, page }: ReportedOrder, card: string) {
  if (page) await sandbox.turn(`sessions/${page}/pay`, { payment_method: card }).catch(() => undefined)
  if (!intent) return
  await sandbox.stripe.paymentIntents.confirm(intent, { payment_method: card }).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
  })
}

export const pay = (which: number, card: string): ModelStep<ShopWorld> => ({
  name: `pay ${which} ${card}`,
  isPossible: hasCardOrders,
  run: (world, ledger) => payWith(world, cardOrderAt(ledger, which), card),
})

/** Answers 3-D Secure where the provider asks for it. */
export const authenticate = (which: number, passes: boolean): ModelStep => ({
  name: `authenticate ${which} ${passes ? 'pass' : 'fail'}`,
  isPossible: hasCardOrders,
  async run(world, ledger) {
    const { orderId } = cardOrderAt(ledger, which)
    const { accounts } = await readActualState(world, ledger)
    const intents = accounts.find(({ order }) => order.id === orderId)?.intents ?? []
    for (const { id } of intents.filter(({ status }) => status === 'requires_action')) {
      await world.sandbox.turn(`payment_intents/${id}/authenticate`, { result: passes ? 'pass' : 'fail' })
    }
  },
})

/** The provider took another amount than requested, before the shop knows of any payment (D-46). */
export const payWrongAmount = (which: number, by: number, currency: string): ModelStep => ({
  name: `wrong ${which} ${by} ${currency}`,
  isPossible: hasCardOrders,
  async run(world, ledger) {
    const reported = cardOrderAt(ledger, which)
    const { db } = world.database
    const [order] = await db.select().from(orders).where(eq(orders.id, reported.orderId))
    if (order?.status !== 'Pending Payment' || reported.falsified) return
    await payWith(world, reported, 'pm_card_visa')
    const { accounts } = await readActualState(world, ledger)
    const account = accounts.find(({ order: { id } }) => id === reported.orderId)
    const [charge] = account?.charges.filter(({ status }) => status === 'succeeded') ?? []
    if (!charge) return
    reported.falsified = true
    const amount = charge.amount + by
    const falsify = (id: string, fields: object) =>
      world.sandbox.turn(`objects/${id}`, { ...fields, currency })
    await falsify(charge.id, { amount, amount_captured: amount })
    await falsify(String(charge.payment_intent), { amount, amount_received: amount })
    for (const { id } of account?.sessions ?? []) await falsify(id, { amount_total: amount })
  },
})

/** The shop checks older payments too seldom for a run to see it. */
const LATEST = 4 * DAY
/** The shop checks older refunds too seldom for a run to see it. */
const SENT_BACK_WITHIN = 2 * DAY

/** Delivers every pending event, or loses it for good. */
async function tell({ gate, sandbox }: PaymentWorld, delivery: WebhookDelivery) {
  gate.let(delivery)
  await sandbox.turn('webhooks/deliver')
  gate.let('passed')
}

/**
 * Money for a cancelled order, contrary to the provider's report (D-46), with or without a webhook event. Expired
 * orders come first: they may still be fulfilled.
 */
export const payLate = (which: number, delivery: 'passed' | 'lost'): ModelStep => ({
  name: `late ${which} ${delivery}`,
  isPossible: hasCardOrders,
  async run(world, ledger) {
    const { accounts } = await readActualState(world, ledger)
    const oldest = new Date(world.now().getTime() - LATEST)
    const closed = accounts.filter(
      ({ payment }) => payment?.status === 'closed' && payment.providerId && payment.startedAt > oldest,
    )
    const expired = closed.filter(({ payment }) => payment?.cancellationReason === 'expired')
    const chosen = expired.length > 0 ? expired : closed
    const account = chosen[which % Math.max(1, chosen.length)]
    const reported = ledger.orders.find(({ orderId, late }) => orderId === account?.order.id && !late)
    if (!account?.payment?.providerId || !reported) return
    reported.late = true
    const open = {
      embedded: { status: 'requires_payment_method', canceled_at: null },
      hosted: { status: 'open' },
    }
    const falsify = (id: string, fields: object) => world.sandbox.turn(`objects/${id}`, fields)
    for (const { id } of account.intents) await falsify(id, open.embedded)
    await falsify(account.payment.providerId, open[account.payment.request.way])
    await payWith(world, reported, 'pm_card_visa')
    await tell(world, delivery)
  },
})

/** The customer's bank returns a completed refund (D-48), with or without a webhook event. */
export const returnRefund = (which: number, delivery: 'passed' | 'lost'): ModelStep => ({
  name: `returned ${which} ${delivery}`,
  isPossible: hasCardOrders,
  async run(world, ledger) {
    const { accounts } = await readActualState(world, ledger)
    const since = new Date(world.now().getTime() - SENT_BACK_WITHIN)
    const known = accounts.filter(({ queued }) =>
      queued.some(({ refundedAt }) => refundedAt && refundedAt > since),
    )
    const done = known.flatMap(({ refunds }) => refunds.filter(({ status }) => status === 'succeeded'))
    const refund = done[which % Math.max(1, done.length)]
    if (!refund) return
    await world.sandbox.turn(`refunds/${refund.id}/fail`)
    await tell(world, delivery)
  },
})

export const deliver = (delivery: WebhookDelivery): ModelStep => ({
  name: `deliver ${delivery}`,
  isPossible: () => true,
  run: (world) => tell(world, delivery),
})

export const repeatEvent = (which: number): ModelStep => ({
  name: `replay ${which}`,
  isPossible: () => true,
  run: ({ gate }) => gate.repeat(which),
})

/** The next events arrive before the answer that caused them. */
export const deliverEarly = (count: number): ModelStep => ({
  name: `early ${count}`,
  isPossible: () => true,
  run: async ({ sandbox }) => void (await sandbox.turn('webhooks', { effect: 'early', count })),
})

export const FORGERIES = ['other secret', 'old', 'other body', 'untrue'] as const

/** Refuses events signed without the secret, and looks up signed ones at the provider (D-46). */
export const forge = (which: number, forgery: (typeof FORGERIES)[number], server: number): ModelStep => ({
  name: `forge ${which} ${forgery} on ${server}`,
  isPossible: hasCardOrders,
  async run(world, ledger) {
    const { orderId, intent } = cardOrderAt(ledger, which)
    const id = `evt_forged_${crypto.randomUUID()}`
    const object = {
      id: intent ?? 'pi_none',
      object: 'payment_intent',
      status: 'succeeded',
      metadata: { reference: orderId },
    }
    const payload = JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    })
    const secret = forgery === 'other secret' ? 'whsec_other' : world.sandbox.keys.webhookSecret
    const timestamp = Math.floor(Date.now() / 1000) - (forgery === 'old' ? 301 : 0)
    const signature = world.sandbox.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const sent = forgery === 'other body' ? payload.replace('succeeded', 'succeeded ') : payload
    const shop = world.shops[server % 2]
    const answer = await shop?.server().inject(webhookRequest(sent, signature))
    if (shop?.isCrashed()) return
    const expected = forgery === 'untrue' ? 200 : 400
    if (answer?.statusCode !== expected)
      throw new Error(`A forged event got the status ${answer?.statusCode}`)
    const stored = await world.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
    if (stored.length !== (expected === 200 ? 1 : 0))
      throw new Error('The number of stored forged events is wrong')
  },
})

export const FAULTS = ['error_before', 'error_after', 'cut', 'unreachable', 'slow'] as const
export type Fault = (typeof FAULTS)[number]

/** Only calls of the shop, not of customers. */
export const FAULT_TARGETS = [
  ['POST', '/v1/payment_intents'],
  ['POST', '/v1/checkout/sessions'],
  ['POST', '/v1/payment_intents/*/cancel'],
  ['POST', '/v1/checkout/sessions/*/expire'],
  ['GET', '/v1/payment_intents/*'],
  ['GET', '/v1/checkout/sessions/*'],
  ['POST', '/v1/refunds'],
  ['GET', '/v1/refunds*'],
] as const

export const fail = (effect: Fault, faulty: (typeof FAULT_TARGETS)[number], count: number): ModelStep => ({
  name: `fault ${effect} ${faulty.join(' ')} ${count}`,
  isPossible: () => true,
  async run(world) {
    const [method, path] = faulty
    if (effect === 'slow') world.hasty = true
    await world.sandbox.turn('faults', { effect, method, path, count, ms: 250 })
  },
})

export const clearFaults = (): ModelStep => ({
  name: 'calm',
  isPossible: () => true,
  run: (world) => world.clearFaults(),
})

export const setRefundOutcome = (ends: 'succeeded' | 'failed', afterMs: number): ModelStep => ({
  name: `refunds ${ends} after ${afterMs}`,
  isPossible: () => true,
  run: async ({ sandbox }) => void (await sandbox.turn('refunds', { ends, after_ms: afterMs })),
})
