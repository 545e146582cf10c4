import { expect, test } from 'vitest'
import { paymentFee } from '#extensions/payment-fee'

test.each([
  ['cod', 1500],
  ['stripe', 0],
  ['credit', 0],
] as const)('%s adds %i fils', (method, fee) => expect(paymentFee(method, 1500)).toBe(fee))
