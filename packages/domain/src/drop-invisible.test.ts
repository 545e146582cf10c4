import { expect, test } from 'vitest'
import { isEmail, normalisedEmail } from '#accounts/email'
import { foldText } from '#catalogue/search-text'
import { dropInvisible } from '#drop-invisible'
import { withLatinDigits } from '#latin-digits'
import { normalisedGiftCardCode } from '#orders/credit/gift-cards'
import { normalisedCode } from '#orders/discount-codes'
import { readOrderNumber } from '#orders/order-number'
import { readReturnNumber } from '#orders/returns/return-number'

/** Characters that Arabic text, web pages and word processors add to a copied word. */
const MARKS = [
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2069',
  '\ufe0f',
  '\ufeff',
]
const hidden = (word: string): string[] => MARKS.map((mark) => `${mark}${[...word].join(mark)}${mark}`)

test('invisible characters are dropped from an identifier', () => {
  for (const copied of hidden('LD-10471')) expect(dropInvisible(copied)).toBe('LD-10471')
  expect(dropInvisible('أحمر Ø ٥ \u00a0é')).toBe('أحمر Ø ٥ \u00a0é')
})

test('numbers, codes, digits, email addresses and searches are read without invisible characters', () => {
  for (const copied of hidden('LD-10471')) expect(readOrderNumber(copied)).toBe(10_471)
  for (const copied of hidden('R-1047')) expect(readReturnNumber(copied)).toBe(1047)
  for (const copied of hidden('+٩٧١ 50')) expect(withLatinDigits(copied)).toBe('+971 50')
  for (const copied of hidden('firstday')) expect(normalisedCode(copied)).toBe('FIRSTDAY')
  for (const copied of hidden('7k3m-x0pa')) expect(normalisedGiftCardCode(copied)).toBe('7K3MX0PA')
  for (const copied of hidden('Mariam@example.com')) {
    expect(isEmail(copied)).toBe(true)
    expect(normalisedEmail(` ${copied}`)).toBe('mariam@example.com')
  }
  for (const copied of hidden('أحمر')) expect(foldText(copied)).toBe(foldText('أحمر'))
})
