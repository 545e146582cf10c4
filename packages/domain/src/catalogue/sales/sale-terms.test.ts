import { expect, test } from 'vitest'
import { saleProblems, saleState, spanState } from '#catalogue/sales/sale-terms'

test('a span is live from its start until before its end', () => {
  const span = { startsAt: 10, endsAt: 20 }
  expect([9, 10, 19, 20].map((now) => spanState(span, now))).toEqual(['planned', 'live', 'live', 'ended'])
  expect(spanState({ startsAt: null, endsAt: null }, 5)).toBe('live')
  expect(saleState({ ...span, active: false }, 15)).toBe('ended')
})

test('a sale that ends before it starts, takes nothing or everything off, or has no name is refused by field', () => {
  const sale = { name: 'White', percent: 20, startsAt: 10, endsAt: 20 }
  expect(saleProblems(sale)).toEqual({})
  expect(saleProblems({ ...sale, name: ' ', percent: 0, endsAt: 10 })).toEqual({
    name: 'required',
    percent: 'percent',
    endsAt: 'order_of_times',
  })
  for (const percent of [100, -1, 12.345, Number.NaN])
    expect(saleProblems({ ...sale, percent })).toEqual({ percent: 'percent' })
})
