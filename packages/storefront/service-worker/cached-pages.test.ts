import { expect, test } from 'vitest'
import {
  assetsIn,
  getShellPages,
  isNoPage,
  isPicture,
  pageOfData,
  picturesIn,
  toCachedAddress,
} from './cached-pages.ts'

const PRODUCT = '/Girls/dune-tee/01a209b0-0bd0-70f0-b203-81cf3ed765e7'
const url = (address: string) => new URL(address, 'https://shop.example')

test.each([
  ['/', '/'],
  ['/ar', '/ar'],
  ['/cart?utm_source=mail', '/cart'],
  ['/products?page=2&category=Girls&fbclid=1', '/products?category=Girls&page=2'],
  ['/products?search=', '/products'],
  [`${PRODUCT}?size=4T&colour=sand&gclid=1`, `${PRODUCT}?colour=sand`],
  [`/ar${PRODUCT}`, `/ar${PRODUCT}`],
  ['/stories/linen', '/stories/linen'],
  ['/returns', '/returns'],
])('%s is cached as %s', (address, expected) => expect(toCachedAddress(url(address))).toBe(expected))

test.each([
  '/orders',
  '/orders/LD-10471',
  '/orders/LD-10471/return',
  '/orders/LD-10471/documents/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/orders/LD-10471/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/ar/orders/LD-10471',
  '/track-order',
  '/profile',
  '/profile/addresses',
  '/wishlist',
  '/checkout',
  '/checkout/payment',
  '/verify?success=true&orderId=1',
  '/login',
  '/reset-password',
  '/confirm-email',
  '/keep-email',
  '/backoffice',
  '/backoffice/orders/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/api/product/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/?preview=secret',
  `${PRODUCT}?preview=secret`,
  '/products?search=tee',
  '/products?category=Girls&minPrice=20',
  '/products/tee',
])('%s is never cached', (address) => expect(toCachedAddress(url(address))).toBeNull())

test.each([
  ['/_root.data', '/'],
  ['/_.data?_routes=home', '/'],
  ['/ar/_.data', '/ar'],
  ['/products.data?category=Girls&_routes=root', '/products?category=Girls'],
  [`${PRODUCT}.data`, PRODUCT],
])('the router requests %s for the data of %s', (data, page) => {
  expect(pageOfData(url(data))?.href).toBe(url(page).href)
})

test('a page address is not a data address', () => expect(pageOfData(url('/products'))).toBeNull())

test.each([
  '/api/cart/get',
  '/media/a-1.avif',
  '/backoffice',
  '/backoffice/orders',
  '/robots.txt',
  '/feeds/google.xml',
])('%s is not a page', (address) => expect(isNoPage(url(address))).toBe(true))

test.each(['/', '/products/a.b', '/orders/LD-1', PRODUCT, '/fr/products'])('%s is a page', (address) =>
  expect(isNoPage(url(address))).toBe(false),
)

test('only pictures of products and of the shop count, not calls or films', () => {
  expect(['/media/a-800.webp', '/pictures/hero.avif', '/logo.svg'].map((one) => isPicture(url(one)))).toEqual(
    [true, true, true],
  )
  expect(
    ['/api/returns/picture.jpg', '/videos/a.mp4', '/media/a.mp4'].some((one) => isPicture(url(one))),
  ).toBe(false)
})

test('the app shell is in the language of the page', () => {
  expect(getShellPages('/products')).toEqual(['/', '/cart', '/offline'])
  expect(getShellPages('/ar/products')).toEqual(['/ar', '/ar/cart', '/ar/offline'])
})

test('the assets and pictures of a page are found in its HTML, each once', () => {
  const html =
    '<link href="/assets/shop-1.css"><link href="/assets/shop-1.css#"><link href="/theme/aB_1-2/theme.css"><script src="/assets/a-b_1.js"></script>' +
    '<img src="/media/tee.1-400.avif" srcset="/media/tee.1-400.avif 400w, /media/tee.1-800.avif 800w">'
  expect(assetsIn(html)).toEqual(['/assets/shop-1.css', '/theme/aB_1-2/theme.css', '/assets/a-b_1.js'])
  expect(picturesIn(html)).toEqual(['/media/tee.1-400.avif', '/media/tee.1-800.avif'])
})
