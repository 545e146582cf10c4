import { expect, test } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo-texts.ts'

test('Every word is longer by two fifths and every vowel has an accent', () => {
  expect(pseudoText('Checkout')).toBe('Chéééééckóút')
  expect(pseudoText('hrs')).toBe('hrsss')
  expect(pseudoText('SHOP SALE BY AGE')).not.toMatch(/[aeiou]/i)
})

test('Amounts, addresses and names stay as they are', () => {
  expect(pseudoText('One for AED 12.00')).toBe('ÓÓÓné fóóór AED 12.00')
  expect(pseudoText('ask a@b.ae')).toBe('ááásk a@b.ae')
  expect(pseudoText('[ask](/help) for {phone}')).toBe('[ááásk](/help) fóóór {phone}')
  expect(pseudoText('Remove (Blue)', ['Blue'])).toBe('Réééémóvé (Blue)')
})

test('A catalogue keeps its shape; what a text is made from stays', () => {
  const texts = pseudoTexts({ list: ['one'], of: (name: string, count: number) => `${name}: ${count} left` })
  expect(texts.list).toEqual(['óóóné'])
  expect(texts.of('Aloe', 2)).toBe('Aloe: 2 léééft')
})
