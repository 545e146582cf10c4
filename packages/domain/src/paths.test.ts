import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  categoryPath,
  isPathWithin,
  LIST_PARAMETERS,
  languagePath,
  listPath,
  PATHS,
  pageWithin,
  parseSearchTerm,
  paymentReturnPath,
  searchTermPath,
  splitLanguage,
  typePath,
} from '#paths'

test('each page has a unique path', () => {
  expect(new Set(Object.values(PATHS)).size).toBe(Object.keys(PATHS).length)
  expect(new Set(LIST_PARAMETERS).size).toBe(LIST_PARAMETERS.length)
})

test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '///evil.example'])(
  'a page at /ar%s never links to another site, in every language',
  (path) => {
    const { path: shown } = splitLanguage(`/ar${path}`)
    const links = [languagePath('en', shown), languagePath('ar', shown), languagePath('en', path)]
    for (const link of links) expect(link).toMatch(/^\/[^/\\]/)
  },
)

// D-62
test.each([
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar.data', 'ar', '/_.data'],
  ['/ar/_.data', 'ar', '/_.data'],
  ['/ar/cart.data', 'ar', '/cart.data'],
  ['/arabian.data', 'en', '/arabian.data'],
  ['/_.data', 'en', '/_.data'],
])('%s is the %s URL of %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path })
})

test('a filtered list has its encoded parameters in its URL', () => {
  expect(listPath({ category: 'Boys', type: 't-shirts' })).toBe('/products?category=Boys&type=t-shirts')
  expect(listPath({ color: 'Sand & Sea' })).toBe('/products?color=Sand%20%26%20Sea')
  expect(listPath({})).toBe('/products')
  expect([categoryPath('Girls'), typePath('toys')]).toEqual([
    '/products?category=Girls',
    '/products?type=toys',
  ])
})

// D-10, SHELL-31
test.each(['shoes', 'a/b', '100%', 'what?', '#1', '..', '.', 'أحذية'])(
  'the term %s survives its URL',
  (term) => {
    expect(parseSearchTerm(searchTermPath(term) ?? '')?.trim()).toBe(term)
  },
)

test('a term stays as typed, except for dots that would be path segments', () => {
  expect(searchTermPath(' toys ')).toBe('/products/toys')
  expect(searchTermPath('..')).toBe('/products/..%20')
  for (const text of ['...', 'v1.', '.5']) expect(searchTermPath(text)).toBe(`/products/${text}`)
})

test('a term with wrong encoding is read unchanged', () => {
  expect(parseSearchTerm('/products/100%')).toBe('100%')
  expect(parseSearchTerm('/products/shoes/')).toBe('shoes')
})

test('the payment return path contains the order and its result', () => {
  expect(paymentReturnPath(true, '7')).toBe('/verify?success=true&orderId=7')
  expect(paymentReturnPath(false, '7')).toBe('/verify?success=false&orderId=7')
})

test('product and other pages have no search term', () => {
  expect(parseSearchTerm('/products/018f4e7a-1c2b-7def-8a9b-0c1d2e3f4a5b')).toBeNull()
  expect(parseSearchTerm('/products')).toBeNull()
  expect(parseSearchTerm('/old/products/shoes')).toBeNull()
  expect(parseSearchTerm('/products/fox/018f4e7a-1c2b-7def-8a9b-0c1d2e3f4a5b')).toBeNull()
  expect(searchTermPath('  ')).toBeNull()
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  '/ar//elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
])('the redirect %j never leaves the shop', (redirect) => {
  for (const language of ['en', 'ar'] as const) {
    const { origin } = new URL(pageWithin(redirect, language), 'https://shop.example')
    expect(origin).toBe('https://shop.example')
  }
})

test('every redirect stays in the shop', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'ar',
    'elsewhere.example',
    '%2f',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (redirect) => {
        const location = pageWithin(redirect, 'en')
        expect(location).toMatch(/^\/(?![/\\])/)
        expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example')
        if (isPathWithin(redirect))
          expect(new URL(redirect, 'https://shop.example/a/b').origin).toBe('https://shop.example')
      },
    ),
  )
})

test.each(['/', '/orders?view=all#top', '/ar/products'])('%s is a page of the shop', (path) => {
  expect(isPathWithin(path)).toBe(true)
})

test.each([
  '',
  'orders',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
])('%j is not a page of the shop', (path) => {
  expect(isPathWithin(path)).toBe(false)
})
