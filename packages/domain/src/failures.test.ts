import { expect, test } from 'vitest'
import { FAILURES, type FailureCode, isRefusal, refuse, statusOf } from '#failures'

const codes = Object.keys(FAILURES) as FailureCode[]

test('every refusal has a code, words for the shopper and a fitting status (D-31)', () => {
  for (const code of codes) {
    const refusal = refuse(code)
    expect(refusal).toEqual({ success: false, code, message: FAILURES[code].message })
    expect(refusal.message).toMatch(/\S/)
    expect(isRefusal(refusal)).toBe(true)
    expect([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]).toContain(statusOf(refusal))
  }
  expect(isRefusal({ success: true })).toBe(false)
})

test('a refusal carries what the page needs, but never another code (D-31)', () => {
  const details = { left: 2, message: 'Only 2 left.', code: 'not_found', success: true }
  expect(refuse('not_enough_stock', details)).toEqual({
    success: false,
    code: 'not_enough_stock',
    message: 'Only 2 left.',
    left: 2,
  })
})

test('the texts of the specification stand as they are (MSG-06, MSG-13 to MSG-15, MSG-22)', () => {
  expect(FAILURES.empty_order.message).toBe('Your cart is empty')
  expect(FAILURES.code_empty.message).toBe('Please enter a discount code.')
  expect(FAILURES.code_used.message).toBe('You have already used this discount code!')
  expect(FAILURES.code_unknown.message).toBe('Invalid discount code')
  expect(FAILURES.invalid_phone.message).toBe('Please enter a valid phone number.')
})
