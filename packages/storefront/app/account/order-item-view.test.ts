import { expect, test } from 'vitest'
import { accountMessages } from '#account/account-messages'
import { refundText } from '#account/order-item-view'

const t = accountMessages

test('a refund is pending until it has a date and time (D-48)', () => {
  const made = new Date(2026, 10, 21, 14, 5).getTime()
  expect(refundText({ refund: null }, t)).toBeNull()
  expect(refundText({ refund: { refundedAt: null } }, t)).toBe('Refund on its way')
  expect(refundText({ refund: { refundedAt: made } }, t)).toBe('Refunded on 21 Nov 2026, 14:05')
})
