import { expect, test } from 'vitest'
import { selectRange } from '#ui/list/selection/select-range'

const ids = ['a', 'b', 'c', 'd', 'e']
const after = (selected: string[], id: string, from: string | null = null) => [
  ...selectRange(ids, new Set(selected), id, from),
]

test('a click selects a row, another one takes it out', () => {
  expect(after([], 'b')).toEqual(['b'])
  expect(after(['a', 'b'], 'b')).toEqual(['a'])
})

test('with the row before, all between them follow, upwards and downwards', () => {
  expect(after(['b'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(after(['d'], 'b', 'd').toSorted()).toEqual(['b', 'c', 'd'])
  expect(after(['b', 'c', 'd'], 'd', 'c')).toEqual(['b'])
})

test('a row that is not on this page any more counts for nothing', () => {
  expect(after([], 'c', 'x')).toEqual(['c'])
})
