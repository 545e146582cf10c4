import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { expect, test } from 'vitest'
import { IDLE, type PaymentFormEvent, paymentFormReducer } from '#checkout/payment/payment-form-state'

const after = (...events: PaymentFormEvent[]) => events.reduce(paymentFormReducer, IDLE)
const soldOut = aWireRefusal('out_of_stock')

test('a new attempt clears the alerts of the previous one', () => {
  const refused = after(
    { type: 'started', task: 'cash' },
    { type: 'refused', refusal: soldOut },
    { type: 'ended' },
  )
  expect(refused).toMatchObject({ task: null, refusal: soldOut })
  expect(
    paymentFormReducer({ ...refused, cartChanged: true }, { type: 'started', task: 'card' }),
  ).toMatchObject({
    task: 'card',
    refusal: null,
    cartChanged: false,
  })
})

test('a new total replaces the refusal, and stays for the next attempt (D-06)', () => {
  const changed = aWireRefusal('amount_changed', { quote: { amount: 70.1 } })
  const state = after({ type: 'refused', refusal: changed }, { type: 'ended' })
  expect(state).toMatchObject({ refusal: null, newTotal: 7010 })
  expect(paymentFormReducer(state, { type: 'started', task: 'card' })).toMatchObject({ newTotal: 7010 })
})

test('a refusal without a readable total is shown unchanged', () => {
  const changed = aWireRefusal('amount_changed', { quote: { amount: 'much' } })
  const quoted = aWireRefusal('not_enough_stock', { quote: { amount: 70 } })
  for (const refusal of [changed, quoted])
    expect(after({ type: 'refused', refusal })).toMatchObject({ refusal, newTotal: null })
})

test('a changed cart is reported until the next attempt', () => {
  expect(after({ type: 'cart_changed' }, { type: 'ended' }).cartChanged).toBe(true)
})

test('a paid order stays paid during navigation', () => {
  expect(after({ type: 'started', task: 'card' }, { type: 'paid' })).toMatchObject({
    task: 'card',
    paid: true,
  })
})
