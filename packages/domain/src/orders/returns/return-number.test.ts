import { expect, test } from 'vitest'
import { readReturnNumber, returnNumberText } from '#orders/returns/return-number'

test('a return number is read in its written form and in common spellings', () => {
  expect(returnNumberText(1047)).toBe('R-1047')
  for (const typed of ['R-1047', 'r 1047', ' #R-1047 ', '#1047', '1047', 'R-١٠٤٧'])
    expect(readReturnNumber(typed)).toBe(1047)
})

test('other texts are not return numbers', () => {
  for (const typed of ['', 'R-', '#', 'LD-1047', '1 047', '-1047', 'R-1234567890'])
    expect(readReturnNumber(typed)).toBeNull()
})
