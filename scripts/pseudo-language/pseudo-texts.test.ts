import { expect, test } from 'vitest'
import { pseudoText } from './pseudo-texts.ts'

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
