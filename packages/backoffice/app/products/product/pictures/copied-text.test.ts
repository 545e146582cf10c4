import { expect, test } from 'vitest'
import { withCopiedText } from '#products/product/pictures/copied-text'

test('a picture under another address keeps its text, and the one before keeps it too', () => {
  expect(withCopiedText({ a: 'On sand', c: 'Behind' }, 'a', 'b')).toEqual({
    a: 'On sand',
    b: 'On sand',
    c: 'Behind',
  })
})

test('a picture without a text gets none', () => {
  expect(withCopiedText({ c: 'Behind' }, 'a', 'b')).toEqual({ c: 'Behind' })
  expect(withCopiedText({}, 'a', 'b')).toEqual({})
})
