import { expect, test } from 'vitest'
import { pseudoText } from './pseudo-texts.ts'

test('Lengthens every word by two fifths and accents every vowel', () => {
  expect(pseudoText('Checkout')).toBe('Chéééééckóút')
  expect(pseudoText('hrs')).toBe('hrsss')
  expect(pseudoText('SHOP SALE BY AGE')).not.toMatch(/[aeiou]/i)
})

test('Keeps amounts, addresses and names unchanged', () => {
  expect(pseudoText('One for AED 12.00')).toBe('ÓÓÓné fóóór AED 12.00')
  expect(pseudoText('ask a@b.ae')).toBe('ááásk a@b.ae')
  expect(pseudoText('[ask](/help) for {phone}')).toBe('[ááásk](/help) fóóór {phone}')
  expect(pseudoText('Remove (Blue)', ['Blue'])).toBe('Réééémóvé (Blue)')
})
