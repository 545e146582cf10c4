import { expect, test } from 'vitest'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { getUnitsProblem } from '#inventory/size/units-problem'

test.each([
  ['received', null, texts.wholeNumber],
  ['received', 1_000_000, texts.wholeNumber],
  ['correction', -1_000_000, texts.wholeNumber],
  ['received', 0, texts.unitsNeeded],
  ['damaged', -1, texts.unitsNeeded],
  ['lost', 0, texts.unitsNeeded],
  ['correction', 0, texts.correctionNeeded],
  ['count', -1, texts.countedBelowZero],
] as const)('%s with %s units returns a problem', (move, units, problem) => {
  expect(getUnitsProblem(move, units)).toBe(problem)
})

test.each([
  ['received', 1],
  ['damaged', 999_999],
  ['lost', 1],
  ['correction', -2],
  ['count', 0],
] as const)('%s with %d units is booked', (move, units) => {
  expect(getUnitsProblem(move, units)).toBeNull()
})
