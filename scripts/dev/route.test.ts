import { expect, test } from 'vitest'
import { destinationOf } from './route.ts'

const nameOf = (url: string, headers: Record<string, string> = {}) => {
  const destination = destinationOf({ url, headers })
  return destination === 'shop' ? 'shop' : `${destination.pages} ${destination.language}`
}

test.each([
  ['/', 'shop'],
  ['/ar/products?q=toys', 'shop'],
  ['/api/user/login', 'shop'],
  ['/pictures/popup.avif', 'shop'],
  ['/backofficers', 'shop'],
  ['/app/root.tsx', 'storefront en'],
  ['/@vite/client', 'storefront en'],
  ['/ar/app/root.tsx?t=1', 'storefront ar'],
  ['/backoffice/orders', 'backoffice en'],
  ['/backoffice/app/main.tsx', 'backoffice en'],
  ['/backoffice/ar/app/main.tsx', 'backoffice ar'],
])('%s is answered by: %s', (url, expected) => {
  expect(nameOf(url)).toBe(expected)
})

test('the shop itself has its pages rendered by Vite', () => {
  expect(nameOf('/products', { 'page-nonce': 'a' })).toBe('storefront en')
  expect(nameOf('/ar', { 'page-nonce': 'a' })).toBe('storefront ar')
})

test('screens of the back office are in the language that was chosen, and their sources in that of the page', () => {
  const headers = { 'accept-language': 'ar' }
  expect(nameOf('/backoffice/', headers)).toBe('backoffice ar')
  expect(nameOf('/backoffice/app/main.tsx', headers)).toBe('backoffice en')
})

test("Vite's connection goes where the page has come from", () => {
  expect(nameOf('/', { upgrade: 'websocket' })).toBe('storefront en')
  expect(nameOf('/backoffice/ar/', { upgrade: 'websocket' })).toBe('backoffice ar')
})
