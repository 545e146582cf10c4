import { expect, test } from 'vitest'
import { plainText } from '#catalogue/import/values/plain-text'

test('an imported name is one line without direction controls', () => {
  expect(plainText(' Fox\u0000\n Tee\u202e\u2067 gnp ')).toBe('Fox Tee gnp')
})
