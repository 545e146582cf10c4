import { expect, test } from 'vitest'
import { budgetLines, LIMITS, overspent } from './budget-limits.ts'

test('What is just within its limit is not overspent, a byte more is', () => {
  expect(overspent({ ...LIMITS })).toEqual([])
  expect(overspent({ ...LIMITS, fonts: LIMITS.fonts + 1 })).toEqual(['fonts'])
})

test('What was not measured counts as overspent', () => {
  expect(overspent({ ...LIMITS, styles: Number.NaN })).toEqual(['styles'])
})

test('Every budget is told, and which one is overspent', () => {
  const lines = budgetLines({ ...LIMITS, styles: 21_500 })
  expect(lines).toHaveLength(Object.keys(LIMITS).length)
  expect(lines.filter((line) => line.endsWith('too much'))).toEqual([
    'styles                           21.5 KB of    20.0 KB  too much',
  ])
})
