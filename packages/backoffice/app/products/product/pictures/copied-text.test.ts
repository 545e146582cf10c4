import { expect, test } from 'vitest'
import { withCopiedText } from '#products/product/pictures/copied-text'

test('an image copied to a new path keeps its alt text on both', () => {
  expect(withCopiedText({ a: 'On sand', c: 'Behind' }, 'a', 'b')).toEqual({
    a: 'On sand',
    b: 'On sand',
    c: 'Behind',
  })
})

test('an image without alt text gets none', () => {
  expect(withCopiedText({ c: 'Behind' }, 'a', 'b')).toEqual({ c: 'Behind' })
  expect(withCopiedText({}, 'a', 'b')).toEqual({})
})
