import { expect, test } from 'vitest'
import { budgetLines, LIMITS, overspent } from './budget-limits.ts'

test('reports a budget only when it is exceeded', () => {
  expect(overspent({ ...LIMITS })).toEqual([])
  expect(overspent({ ...LIMITS, fonts: LIMITS.fonts + 1 })).toEqual(['fonts'])
})

test('reports a missing measurement as exceeded', () => {
  expect(overspent({ ...LIMITS, 'home page styles': Number.NaN })).toEqual(['home page styles'])
})

test('lists every budget and marks the exceeded ones', () => {
  const lines = budgetLines({ ...LIMITS, 'home page styles': 14_900 })
  expect(lines).toHaveLength(Object.keys(LIMITS).length)
  expect(lines.filter((line) => line.endsWith('too much'))).toEqual([
    'home page styles                     14.9 KB of    14.2 KB  too much',
  ])
})
