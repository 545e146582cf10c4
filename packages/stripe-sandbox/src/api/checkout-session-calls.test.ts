import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSandbox } from '#testing/a-sandbox'
import { requireStripeError } from '#testing/require-stripe-error'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
let stripe: Stripe
beforeAll(async () => {
  sandbox = await aSandbox({ webhookUrl: 'http://127.0.0.1:9/nobody' })
  stripe = sandbox.stripe
})
afterAll(() => sandbox.close())

const inMinutes = (minutes: number) => Math.floor(sandbox.sandbox.now() / 1000) + minutes * 60

const open = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'aed', unit_amount: 12_345, product_data: { name: 'Order 7' } },
      },
    ],
    client_reference_id: 'order-7',
    metadata: { reference: 'order-7' },
    payment_intent_data: { metadata: { reference: 'order-7' } },
    success_url: 'https://shop.example/verify?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/verify?success=false',
    expires_at: inMinutes(31),
    ...more,
  })

const listEvents = async (id: string) => {
  const { events } = await sandbox.state()
  const about = events.filter((event: { data: { object: { id: string } } }) => event.data.object.id === id)
  return about.map(({ type }: { type: string }) => type)
}

test('the payment of a session is created when the customer pays (D-41)', async () => {
  const session = await open()
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: 12_345,
    client_reference_id: 'order-7',
    ui_mode: 'hosted_page',
  })
  expect(session.url).toBe(`${sandbox.sandbox.publicUrl}/c/pay/${session.id}`)
  await sandbox.turn(`sessions/${session.id}/pay`, { email: 'a@example.com', name: 'A Customer' })
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  })
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'a@example.com', name: 'A Customer' },
    payment_intent: {
      status: 'succeeded',
      amount: 12_345,
      metadata: { reference: 'order-7' },
      latest_charge: { paid: true, amount: 12_345 },
    },
  })
  expect(await listEvents(session.id)).toEqual(['checkout.session.completed'])
  expect(await requireStripeError(stripe.checkout.sessions.expire(session.id))).toMatchObject({
    statusCode: 400,
  })
})

test('a declined card leaves the session open, with the same payment for the next card', async () => {
  const session = await open()
  const declined = await sandbox.turn(`sessions/${session.id}/pay`, {
    payment_method: 'pm_card_chargeDeclined',
  })
  expect(declined.status).toBe('requires_payment_method')
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  const paid = await sandbox.turn(`sessions/${session.id}/pay`)
  expect([paid.id, paid.status]).toEqual([declined.id, 'succeeded'])
})

test('an expired session cannot be paid, its payment is cancelled (D-41)', async () => {
  const session = await open()
  const { id } = await sandbox.turn(`sessions/${session.id}/pay`, {
    payment_method: 'pm_card_threeDSecure2Required',
  })
  const expired = await stripe.checkout.sessions.expire(session.id)
  expect(expired).toMatchObject({ status: 'expired', url: null })
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('canceled')
  await expect(sandbox.turn(`sessions/${session.id}/pay`)).rejects.toThrow('no longer open')
  expect(await listEvents(session.id)).toEqual(['checkout.session.expired'])
})

test('a session expires by the clock of the sandbox', async () => {
  const session = await open()
  await sandbox.turn('clock', { advance_ms: 32 * 60_000 })
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  expect(await requireStripeError(stripe.checkout.sessions.expire(session.id))).toMatchObject({
    statusCode: 400,
  })
})

test.each([
  ['pm_card_slow', 'paid', 'checkout.session.async_payment_succeeded'],
  ['pm_card_slowDeclined', 'unpaid', 'checkout.session.async_payment_failed'],
])('%s: the session is complete before the payment is decided', async (payment_method, ends, event) => {
  const session = await open()
  await sandbox.turn(`sessions/${session.id}/pay`, { payment_method })
  const waiting = await stripe.checkout.sessions.retrieve(session.id)
  expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
  await sandbox.turn('clock', { advance_ms: 10_000 })
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe(ends)
  expect(await listEvents(session.id)).toEqual(['checkout.session.completed', event])
})

test('a session expires after 30 minutes to 24 hours and needs its addresses and lines', async () => {
  const wrong = async (more: object) => (await requireStripeError(open(more))).param
  expect(await wrong({ expires_at: inMinutes(29) })).toBe('expires_at')
  expect(await wrong({ expires_at: inMinutes(24 * 60 + 1) })).toBe('expires_at')
  expect(await wrong({ success_url: 'shop' })).toBe('success_url')
  expect(await wrong({ line_items: [] })).toBe('line_items')
  expect(await wrong({ mode: 'subscription' })).toBe('mode')
  expect(await requireStripeError(stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('the payment of a session is cancelled only by expiring the session', async () => {
  const session = await open()
  const { id } = await sandbox.turn(`sessions/${session.id}/pay`, {
    payment_method: 'pm_card_chargeDeclined',
  })
  expect(await requireStripeError(stripe.paymentIntents.cancel(id))).toMatchObject({ statusCode: 400 })
  const listed = await stripe.checkout.sessions.list({ payment_intent: id })
  expect(listed.data.map((one) => one.id)).toEqual([session.id])
})
