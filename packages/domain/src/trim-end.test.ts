import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimEndWhere, withoutEndSlashes } from '#trim-end'

test('only matching characters at the end are trimmed', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '/', ' ', '😀') })
  fc.assert(fc.property(text, (some) => withoutEndSlashes(some) === some.replace(/\/+$/, '')))
  expect(trimEndWhere('Sun hat - ', (sign) => ' -'.includes(sign))).toBe('Sun hat')
  expect(trimEndWhere('---', (sign) => sign === '-')).toBe('')
})
