import { expect, test } from 'vitest'
import { plannedMoments } from '#products/product/preview-moments'

const NONE = { publishAt: null, saleStartsAt: null, saleEndsAt: null, flashStartsAt: null, flashEndsAt: null }

test('what is planned stands in its order, and what has been is left out', () => {
  const times = { ...NONE, saleStartsAt: 5, saleEndsAt: 90, flashStartsAt: 40, publishAt: 10 }
  expect(plannedMoments(times, 10)).toEqual([
    { name: 'flashStartsAt', at: 40 },
    { name: 'saleEndsAt', at: 90 },
  ])
  expect(plannedMoments(NONE, 0)).toEqual([])
})
