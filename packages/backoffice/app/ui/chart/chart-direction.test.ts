import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xAlong } from '#ui/chart/chart-direction'

test('a chart follows the text direction and keeps every mark inside', () => {
  expect(xAlong(58, 720, 10, false)).toBe(58)
  expect(xAlong(58, 720, 10, true)).toBe(652)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }), (start, size) => {
      const x = xAlong(start, 720, size, true)
      return x >= 0 && x + size === 720 - start
    }),
  )
})
