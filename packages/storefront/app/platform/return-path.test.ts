import { expect, test } from 'vitest'
import { returnPath, returnState } from '#platform/return-path'

test('signing in returns to the previous page (D-26)', () => {
  expect(returnPath(returnState({ pathname: '/products', search: '?type=toys' }))).toBe('/products?type=toys')
})

test('signing in returns to the page whose link the browser followed (D-26)', () => {
  expect(returnPath(null, '/cart')).toBe('/cart')
  expect(returnPath(returnState({ pathname: '/products', search: '' }), '/cart')).toBe('/products')
})

test.each([
  '//elsewhere.example',
  '/login',
  '/login?mode=sign-up',
  '/forgot-password',
  '/reset-password?token=1',
])('signing in goes home from a link on %s', (referrer) => {
  expect(returnPath(null, referrer)).toBe('/')
})

test.each([
  null,
  undefined,
  'orders',
  {},
  { returnTo: 7 },
  { returnTo: 'https://elsewhere.example' },
  { returnTo: '//elsewhere.example' },
  { returnTo: '/\\elsewhere.example' },
  { returnTo: '/\t/elsewhere.example' },
  { returnTo: '/login' },
  { returnTo: '/login?mode=sign-up' },
])('signing in goes home from %j (AUTH-09)', (state) => {
  expect(returnPath(state)).toBe('/')
})
