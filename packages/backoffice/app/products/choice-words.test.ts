import { expect, test } from 'vitest'
import { choiceWord } from '#products/choice-words'

test('a status and a category have words, other values are words already', () => {
  expect(choiceWord('status', 'archived')).toBe('Archived')
  expect(choiceWord('category', 'Unisex')).toBe('Unisex')
  expect(choiceWord('name', 'archived')).toBe('archived')
})
