import { expect, test } from 'vitest'
import { readPaymentPageState } from '#checkout/payment-page-state'

const state = {
  formData: {
    fullname: 'Amna',
    email: 'amna@example.com',
    phone: '+971501234567',
    street: 'Villa 12',
    city: 'Dubai',
    region: 'Dubai',
    zipcode: '00000',
  },
  shippingMethod: 'Express',
  finalAmount: 144.8,
  discountCode: 'FIRSTDAY',
  discountValue: 0.6,
}

test('the five keys of checkout are read (CHK-25 to CHK-28)', () => {
  expect(readPaymentPageState(state)).toEqual(state)
})

test('without a code the discount value is zero', () => {
  expect(readPaymentPageState({ ...state, discountCode: null })).toMatchObject({
    discountCode: null,
    discountValue: 0,
  })
})

test.each([
  ['nothing', null],
  ['something else', { mode: 'sign-up' }],
  ['an unknown delivery', { ...state, shippingMethod: 'Rocket' }],
  ['an address with problems', { ...state, formData: { ...state.formData, city: ' ' } }],
  ['a fraction above one', { ...state, discountValue: 60 }],
])('%s is not a payment state (D-51)', (_what, value) => {
  expect(readPaymentPageState(value)).toBeNull()
})
