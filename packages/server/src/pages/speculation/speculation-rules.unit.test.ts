import { expect, test } from 'vitest'
import { SPECULATED, type Where } from '#pages/speculation/speculation-rules'

const SHOP = 'https://shop.example'
const PRODUCT = '/Girls/dune-tee/01a209b0-0bd0-70f0-b203-81cf3ed765e7'

/** Evaluates a rule as a browser does. */
function holds(where: Where, href: string): boolean {
  if ('and' in where) return where.and.every((one) => holds(one, href))
  if ('or' in where) return where.or.some((one) => holds(one, href))
  if ('not' in where) return !holds(where.not, href)
  return new URLPattern({ ...where.href_matches, baseURL: `${SHOP}/speculation-rules.json` }).test(href)
}
const isSpeculated = (address: string) => holds(SPECULATED, new URL(address, SHOP).href)

test.each([
  '/',
  '/ar',
  '/products',
  '/ar/products',
  '/products?category=Girls',
  '/products?type=shoes&category=Baby%20Boys',
  '/ar/products?flag=bestseller&page=2',
  '/products?age=2-4',
  PRODUCT,
  `/ar${PRODUCT}`,
  `${PRODUCT}?colour=sand`,
  '/Baby%20Boys/%D9%82%D9%85%D9%8A%D8%B5/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/stories',
  '/stories/linen',
  '/ar/stories/linen',
  '/about',
  '/help',
  '/size-guide',
  '/ar/returns',
])('%s may be prerendered', (address) => expect(isSpeculated(address)).toBe(true))

test.each([
  '/cart',
  '/ar/cart',
  '/checkout',
  '/checkout/payment',
  '/verify?success=true&orderId=1',
  '/orders',
  '/ar/orders',
  '/orders/LD-10471',
  '/orders/LD-10471#key=secret',
  '/orders/LD-10471/return',
  '/orders/LD-10471/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/ar/orders/LD-10471/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/orders/LD-10471/documents/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/track-order',
  '/wishlist',
  '/profile',
  '/profile/addresses',
  '/profile/addresses/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/login',
  '/login?mode=sign-up',
  '/reset-password?token=secret',
  '/confirm-email?token=secret',
  '/keep-email?token=secret',
  '/unsubscribe/secret',
  '/backoffice',
  '/backoffice/orders/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/api/user/logout',
  '/api/product/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/media/tee/01a209b0-0bd0-70f0-b203-81cf3ed765e7',
  '/feeds/google.xml',
  '/?preview=secret',
  '/about?preview=secret',
  `${PRODUCT}?preview=secret`,
  `${PRODUCT}?colour=sand&preview=secret`,
  '/products?category=Girls&preview=secret',
  '/products?search=tee',
  '/products?category=Girls&minPrice=20',
  '/products/tee',
  '/#newsletter',
  `${PRODUCT}#reviews`,
  'https://elsewhere.example/about',
  `https://elsewhere.example${PRODUCT}`,
])('%s is never prerendered', (address) => expect(isSpeculated(address)).toBe(false))
