import { expect, test } from 'vitest'
import { orderOfScan, trackingProblems } from '#orders/parcel-drafts'

test('a tracking number used twice is an error at the second order, in any spelling', () => {
  expect(trackingProblems({ a: 'GP 1', b: ' gp 1', c: 'GP 2\u200e', d: '', e: '' })).toEqual({ b: 'twice' })
  expect(trackingProblems({ a: 'GP 1', b: '\u200fGP 1' })).toEqual({ b: 'twice' })
})

test('a scanned order number selects its order', () => {
  const orders = [{ number: 10_001 }, { number: 10_002 }]
  expect(orderOfScan(orders, 'LD-10002\n')).toBe(orders[1])
  expect(orderOfScan(orders, '\u2066LD-10002\u2069\u200f')).toBe(orders[1])
  expect(orderOfScan(orders, 'GP 4471')).toBeUndefined()
})
