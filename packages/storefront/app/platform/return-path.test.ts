import { expect, test } from 'vitest'
import { returnPath, returnState } from '#platform/return-path'

test('signing in returns to the previous page (D-26)', () => {
  expect(returnPath(returnState({ pathname: '/products', search: '?type=toys' }))).toBe('/products?type=toys')
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
