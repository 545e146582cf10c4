import { expect, test } from 'vitest'
import { selectRange } from '#ui/list/selection/select-range'

const ids = ['a', 'b', 'c', 'd', 'e']
const after = (selected: string[], id: string, from: string | null = null) => [
  ...selectRange(ids, new Set(selected), id, from),
]

test('a click selects a row, and another click deselects it', () => {
  expect(after([], 'b')).toEqual(['b'])
  expect(after(['a', 'b'], 'b')).toEqual(['a'])
})

test('a range applies to all rows in between, up and down', () => {
  expect(after(['b'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(after(['d'], 'b', 'd').toSorted()).toEqual(['b', 'c', 'd'])
  expect(after(['b', 'c', 'd'], 'd', 'c')).toEqual(['b'])
})

test('a row no longer on this page is ignored', () => {
  expect(after([], 'c', 'x')).toEqual(['c'])
})
