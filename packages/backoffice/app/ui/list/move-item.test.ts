import { expect, test } from 'vitest'
import { moveItem, moveTo } from '#ui/list/move-item'

test('an item moves by one position and stays at the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('an item dropped on another takes its position', () => {
  expect(moveTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  expect(moveTo(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b'], 'b', 'b')).toEqual(['a', 'b'])
  expect(moveTo(['a', 'b'], 'x', 'a')).toEqual(['a', 'b'])
})
