import { expect, test } from 'vitest'
import { offeredLanguages } from '#shell/errors/unknown-language'

test('an address in an unsupported language offers the same page in the supported ones', () => {
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
  '%s contains no language',
  (path) => {
    expect(offeredLanguages(path)).toEqual([])
  },
)
