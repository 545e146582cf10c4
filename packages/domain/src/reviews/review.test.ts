import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageStars, fitVerdict, MIN_FITS, reviewCount } from '#reviews/review'

const counts = (length: number) => fc.array(fc.nat(500), { minLength: length, maxLength: length })
const summaries = fc.record({ stars: counts(5), fits: counts(3) })

test('the average rating has one decimal and lies between the lowest and the highest rating', () => {
  expect(averageStars({ stars: [0, 1, 2, 7, 28], fits: [] })).toBe(4.6)
  expect(averageStars({ stars: [0, 0, 0, 0, 0], fits: [] })).toBeNull()
  fc.assert(
    fc.property(summaries, (summary) => {
      const average = averageStars(summary)
      if (average === null) return expect(reviewCount(summary)).toBe(0)
      const rated = summary.stars.flatMap((reviews, place) => (reviews > 0 ? [place + 1] : []))
      expect(average).toBeGreaterThanOrEqual(Math.min(...rated))
      expect(average).toBeLessThanOrEqual(Math.max(...rated))
      expect(Math.abs(average * 10 - Math.round(average * 10))).toBeLessThan(1e-9)
    }),
  )
})

test('the fit is true to size when at least half of the reviews say so, and empty below three', () => {
  expect(fitVerdict({ stars: [], fits: [24, 68, 8] })).toEqual({ fit: 'true', percent: 68 })
  expect(fitVerdict({ stars: [], fits: [3, 1, 1] })).toEqual({ fit: 'small', percent: 60 })
  expect(fitVerdict({ stars: [], fits: [0, 1, 2] })).toEqual({ fit: 'large', percent: 67 })
  expect(fitVerdict({ stars: [], fits: [1, 0, 1] })).toBeNull()
  fc.assert(
    fc.property(summaries, (summary) => {
      const [small = 0, fitting = 0, large = 0] = summary.fits
      const verdict = fitVerdict(summary)
      expect(verdict === null).toBe(small + fitting + large < MIN_FITS)
      if (verdict) expect(verdict.fit === 'true').toBe(fitting >= small + large)
    }),
  )
})
