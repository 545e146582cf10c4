import { expect, test } from 'vitest'
import { plannedMoments } from '#products/product/preview-moments'

const NONE = { publishAt: null, saleStartsAt: null, saleEndsAt: null, flashStartsAt: null, flashEndsAt: null }

test('planned changes are sorted by time, and past ones are left out', () => {
  const times = { ...NONE, saleStartsAt: 5, saleEndsAt: 120_000, flashStartsAt: 60_000, publishAt: 10 }
  expect(plannedMoments(times, 10)).toEqual([
    { name: 'flashStartsAt', at: 60_000 },
    { name: 'saleEndsAt', at: 120_000 },
  ])
  expect(plannedMoments(NONE, 0)).toEqual([])
})

test('a time within a minute is shown from the next full minute', () => {
  expect(plannedMoments({ ...NONE, saleStartsAt: 60_001 }, 0)).toEqual([
    { name: 'saleStartsAt', at: 120_000 },
  ])
})
