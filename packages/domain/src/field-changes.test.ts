import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalJson, findChanges, findConflicts, getNewValues } from '#field-changes'

test('a field changed by two people is a conflict, unless both values are equal', () => {
  const current = { fee: 30, name: 'Dunes', limit: 5 as number | null }
  const changes = {
    fee: { from: 25, to: 20 },
    name: { from: 'Little Dunes', to: 'Dunes' },
    limit: { from: 5, to: null },
  }
  expect(findConflicts(current, changes)).toEqual({ fee: 30 })
  expect(getNewValues<typeof current>(changes)).toEqual({ fee: 20, name: 'Dunes', limit: null })
})

test('the detected changes turn the first version into the second', () => {
  const fields = fc.record({ a: fc.integer({ max: 3, min: 1 }), b: fc.array(fc.boolean(), { maxLength: 1 }) })
  fc.assert(
    fc.property(fields, fields, (from, to) => {
      const changes = findChanges(from, to)
      expect({ ...from, ...getNewValues(changes) }).toEqual(to)
      expect(findConflicts(from, changes)).toEqual({})
      expect(Object.values(changes).filter((change) => equalJson(change.from, change.to))).toEqual([])
    }),
  )
})

test('changes of different fields never conflict', () => {
  const fields = fc.record({ a: fc.integer(), b: fc.integer() })
  fc.assert(
    fc.property(fields, fc.integer(), fc.integer(), (seen, a, b) => {
      const afterOther = { ...seen, a }
      return Object.keys(findConflicts(afterOther, { b: { from: seen.b, to: b } })).length === 0
    }),
  )
})

test.each([
  [{ a: [1, 'x'] }, { a: [1, 'x'] }, true],
  [undefined, null, true],
  [{ a: undefined }, {}, true],
  [0, null, false],
  ['1', 1, false],
  [[1, 2], [2, 1], false],
])('%j and %j are equal: %s', (a, b, same) => expect(equalJson(a, b)).toBe(same))
