import { expect, test } from 'vitest'
import { choiceWord } from '#products/choice-words'

test('statuses and categories have labels, and other values are unchanged', () => {
  expect(choiceWord('status', 'archived')).toBe('Archived')
  expect(choiceWord('category', 'Unisex')).toBe('Unisex')
  expect(choiceWord('name', 'archived')).toBe('archived')
})
