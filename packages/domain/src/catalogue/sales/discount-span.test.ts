import { expect, test } from 'vitest'
import { discountSpan } from '#catalogue/sales/discount-span'

const sale = { percent: 20, startsAt: 10, endsAt: 50 }

test('a discount lasts as long as any source gives it in full', () => {
  expect(discountSpan(20, [sale, { percent: 10, startsAt: 1, endsAt: 90 }])).toEqual({
    startsAt: 10,
    endsAt: 50,
  })
  expect(discountSpan(20, [sale, { percent: 20, startsAt: 5, endsAt: 60 }])).toEqual({
    startsAt: 5,
    endsAt: 60,
  })
})

test('a source without an end leaves the end open', () => {
  expect(discountSpan(20, [sale, { percent: 20, startsAt: 5, endsAt: null }])).toEqual({
    startsAt: 5,
    endsAt: null,
  })
  expect(discountSpan(20, [sale, { percent: 20, startsAt: null, endsAt: 60 }])).toEqual({
    startsAt: null,
    endsAt: 60,
  })
})

test('a discount of zero or without a known source has no dates', () => {
  const always = { startsAt: null, endsAt: null }
  expect(discountSpan(0, [{ ...sale, percent: 0 }])).toEqual(always)
  expect(discountSpan(30, [sale])).toEqual(always)
})
