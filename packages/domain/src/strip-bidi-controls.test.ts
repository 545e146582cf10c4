import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripBidiControls } from '#strip-bidi-controls'

test('overrides and embeddings are removed', () => {
  expect(stripBidiControls('Mariam\u202egnp.\u202c')).toBe('Mariamgnp.')
  expect(stripBidiControls('\u202aa\u202bb\u202dc')).toBe('abc')
})

test('isolates without an end on their line, and ends without a start, are removed', () => {
  expect(stripBidiControls('أحمر \u2066LD-1\u2069')).toBe('أحمر \u2066LD-1\u2069')
  expect(stripBidiControls('\u2067one\n\u2068\u2066two\u2069')).toBe('one\n\u2066two\u2069')
  expect(stripBidiControls('\u2069Mariam\u2069')).toBe('Mariam')
})

test('any text closes all its isolates, and plain text is unchanged', () => {
  const unit = fc.constantFrom(
    'a',
    'م',
    ' ',
    '\n',
    '\u202e',
    '\u202c',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200f',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (written) => {
      const stripped = stripBidiControls(written)
      expect(stripBidiControls(stripped)).toBe(stripped)
      expect(stripped).not.toMatch(/[\u202a-\u202e]/)
      // After removing nested isolates, no control may remain.
      let rest = stripped.replace(/[^\n\u2066-\u2069]/g, '')
      while (/[\u2066-\u2068]\u2069/.test(rest)) rest = rest.replace(/[\u2066-\u2068]\u2069/g, '')
      expect(rest).not.toMatch(/[\u2066-\u2069]/)
      const letters = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      expect(letters(stripped)).toBe(letters(written))
    }),
  )
})
