import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSandbox } from '#testing/a-sandbox'
import { requireStripeError } from '#testing/require-stripe-error'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
let stripe: Stripe
beforeAll(async () => {
  sandbox = await aSandbox()
  stripe = sandbox.stripe
})
afterAll(() => sandbox.close())

let paid: Stripe.PaymentIntent
beforeEach(async () => {
  await sandbox.turn('reset')
  paid = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'aed',
    confirm: true,
    payment_method: 'pm_card_visa',
  })
})

const charge = async () => (await stripe.charges.list({ payment_intent: paid.id })).data[0]
const refund = (amount?: number) =>
  stripe.refunds.create({ payment_intent: paid.id, ...(amount ? { amount } : {}) })

test('a payment is fully refunded once (D-48)', async () => {
  const created = await refund()
  expect(created).toMatchObject({
    object: 'refund',
    status: 'succeeded',
    amount: 10_000,
    payment_intent: paid.id,
  })
  expect(await charge()).toMatchObject({ refunded: true, amount_refunded: 10_000 })
  expect(await requireStripeError(refund())).toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  })
  expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded')
})

test('partial refunds succeed up to the remaining amount', async () => {
  await refund(4000)
  expect(await charge()).toMatchObject({ refunded: false, amount_refunded: 4000 })
  expect((await requireStripeError(refund(6001))).message).toBe(
    'Refund amount (AED 60.01) is greater than unrefunded amount on charge (AED 60.00)',
  )
  await refund(6000)
  expect(await charge()).toMatchObject({ refunded: true, amount_refunded: 10_000 })
  const listed = await stripe.refunds.list({ payment_intent: paid.id })
  expect(listed.data.map(({ amount }) => amount)).toEqual([6000, 4000])
})

test.each([
  ['succeeded', 10_000],
  ['failed', 0],
])('a refund can be pending first and then %s', async (ends, created) => {
  await sandbox.turn('refunds', { ends, after_ms: 60_000 })
  const { id } = await refund()
  expect((await stripe.refunds.retrieve(id)).status).toBe('pending')
  await sandbox.turn('clock', { advance_ms: 60_000 })
  expect((await stripe.refunds.retrieve(id)).status).toBe(ends)
  expect((await charge())?.amount_refunded).toBe(created)
})

test('a bank can return a completed refund once', async () => {
  const { id } = await refund()
  await sandbox.turn(`refunds/${id}/fail`)
  expect((await stripe.refunds.retrieve(id)).status).toBe('failed')
  expect(await charge()).toMatchObject({ refunded: false, amount_refunded: 0 })
  await expect(sandbox.turn(`refunds/${id}/fail`)).rejects.toThrow('has already failed')
  expect(await refund()).toMatchObject({ amount: 10_000, status: 'succeeded' })
})

test('an unpaid payment cannot be refunded', async () => {
  const open = await stripe.paymentIntents.create({ amount: 10_000, currency: 'aed' })
  expect(await requireStripeError(stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({
    statusCode: 400,
  })
  expect(await requireStripeError(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' })
  expect(await requireStripeError(stripe.refunds.retrieve('re_none'))).toMatchObject({ statusCode: 404 })
})
