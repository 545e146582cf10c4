import { expect, test } from 'vitest'
import { lowestPrice, wasPrice } from '#catalogue/sales/lowest-price'
import { DAY } from '#durations'

const NOW = Date.UTC(2026, 10, 22)

test('the 30-day low covers every price of the period, including the one at its start', () => {
  const history = [
    { at: NOW - 90 * DAY, price: 50_00, discount: 0 },
    { at: NOW - 40 * DAY, price: 129_00, discount: 20 },
    { at: NOW - 29 * DAY, price: 129_00, discount: 0 },
    { at: NOW + DAY, price: 1_00, discount: 0 },
  ]
  expect(lowestPrice(history, NOW)).toBe(103_20)
  expect(lowestPrice(history, NOW + 11 * DAY - DAY * 10.5)).toBe(103_20)
  expect(lowestPrice(history.slice(0, 3), NOW + 2 * DAY)).toBe(129_00)
})

test('an unpublished product has no price', () => {
  expect(lowestPrice([], NOW)).toBeNull()
  const history = [
    { at: NOW - 10 * DAY, price: null, discount: 0 },
    { at: NOW - DAY, price: 80_00, discount: 0 },
  ]
  expect(lowestPrice(history, NOW)).toBe(80_00)
  expect(lowestPrice(history.slice(0, 1), NOW)).toBeNull()
})

test('the "was" price is the lowest of the 30 days before the discount', () => {
  const history = [
    { at: NOW - 90 * DAY, price: 99_00, discount: 0 },
    { at: NOW - 50 * DAY, price: 129_00, discount: 0 },
    { at: NOW - 12 * DAY, price: 119_00, discount: 0 },
    { at: NOW - 10 * DAY, price: 119_00, discount: 10 },
    { at: NOW - 5 * DAY, price: 119_00, discount: 30 },
  ]
  expect(wasPrice(history)).toBe(119_00)
  expect(wasPrice(history.slice(0, 3))).toBeNull()
  const raised = [
    { at: NOW - 90 * DAY, price: 99_00, discount: 0 },
    { at: NOW - 11 * DAY, price: 149_00, discount: 0 },
    { at: NOW - 10 * DAY, price: 149_00, discount: 30 },
  ]
  expect(wasPrice(raised)).toBe(99_00)
})

test('without a price history before the discount there is no "was" price', () => {
  expect(wasPrice([])).toBeNull()
  expect(wasPrice([{ at: NOW - DAY, price: 80_00, discount: 20 }])).toBeNull()
  const cameReduced = [
    { at: NOW - 10 * DAY, price: null, discount: 0 },
    { at: NOW - DAY, price: 80_00, discount: 20 },
  ]
  expect(wasPrice(cameReduced)).toBeNull()
})
