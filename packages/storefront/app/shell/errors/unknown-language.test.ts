import { expect, test } from 'vitest'
import { offeredLanguages } from '#shell/errors/unknown-language'

test('an address in a language that the shop does not have leads to the same page in those it has', () => {
  expect(offeredLanguages('fr/products')).toEqual([
    { language: 'en', name: 'English', path: '/products' },
    { language: 'ar', name: 'العربية', path: '/ar/products' },
  ])
  expect(offeredLanguages('zh-Hant').map(({ path }) => path)).toEqual(['/', '/ar'])
  expect(offeredLanguages('fr//evil.example').map(({ path }) => path)).toEqual([
    '/evil.example',
    '/ar/evil.example',
  ])
})

test.each(['nowhere/such', 'xx/products', 'products', 'english/products', ''])(
  '%s names no language',
  (path) => {
    expect(offeredLanguages(path)).toEqual([])
  },
)
