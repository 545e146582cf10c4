import { expect, test } from 'vitest'
import { getDestination } from './route.ts'

const describeDestination = (url: string, headers: Record<string, string> = {}) => {
  const destination = getDestination({ url, headers })
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
])('%s is handled by: %s', (url, expected) => {
  expect(describeDestination(url)).toBe(expected)
})

test('Vite renders the pages requested by the shop server', () => {
  expect(describeDestination('/products', { 'page-nonce': 'a' })).toBe('storefront en')
  expect(describeDestination('/ar', { 'page-nonce': 'a' })).toBe('storefront ar')
})

test('back office screens are in the chosen language, and their sources in the language of the page', () => {
  const headers = { 'accept-language': 'ar' }
  expect(describeDestination('/backoffice/', headers)).toBe('backoffice ar')
  expect(describeDestination('/backoffice/app/main.tsx', headers)).toBe('backoffice en')
})

test('the Vite connection goes to the app of the page', () => {
  expect(describeDestination('/', { upgrade: 'websocket' })).toBe('storefront en')
  expect(describeDestination('/backoffice/ar/', { upgrade: 'websocket' })).toBe('backoffice ar')
})
