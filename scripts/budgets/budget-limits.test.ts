import { expect, test } from 'vitest'
import { budgetLines, LIMITS, overspent } from './budget-limits.ts'

test('What is just within its limit is not overspent, a byte more is', () => {
  expect(overspent({ ...LIMITS })).toEqual([])
  expect(overspent({ ...LIMITS, fonts: LIMITS.fonts + 1 })).toEqual(['fonts'])
})

test('What was not measured counts as overspent', () => {
  expect(overspent({ ...LIMITS, 'styles of home': Number.NaN })).toEqual(['styles of home'])
})

test('Every budget is listed, and which one is exceeded', () => {
  const lines = budgetLines({ ...LIMITS, 'styles of home': 12_500 })
  expect(lines).toHaveLength(Object.keys(LIMITS).length)
  expect(lines.filter((line) => line.endsWith('too much'))).toEqual([
    'styles of home                       12.5 KB of    12.0 KB  too much',
  ])
})
