import { expect, test } from 'vitest'
import { plainText } from '#catalogue/import/values/plain-text'

test('a name of a file is one line that turns nothing around', () => {
  expect(plainText(' Fox\u0000\n Tee\u202e\u2067 gnp ')).toBe('Fox Tee gnp')
})
