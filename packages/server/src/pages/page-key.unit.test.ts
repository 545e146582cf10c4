import { productPath } from '@little-dunes/domain/paths'
import { expect, test } from 'vitest'
import { pageKeyOf } from '#pages/page-key'

const keyOf = (url: string) => pageKeyOf(url, null).key
const partitionOf = (url: string) => pageKeyOf(url, null).partition

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/cart?search=tee', '/cart'],
  ['/verify?success=true&orderId=1', '/verify'],
  ['/products?junk=1&search=tee&category=Boys', '/products?search=tee&category=Boys'],
  ['/products?category=Boys&search=tee', '/products?search=tee&category=Boys'],
  ['/products?search=', '/products'],
  ['/products?type=toys&category=Girls', '/products?category=Girls&type=toys'],
  ['/products?page=2&junk=1', '/products?page=2'],
  ['/cart?page=2', '/cart'],
  ['/login?junk=1&mode=sign-up', '/login?mode=sign-up'],
  ['/products/a%2Fb%3F?sort=low-high', '/products/a%2Fb%3F?sort=low-high'],
  ['/products.data?search=a+b&_routes=products', '/products.data?search=a+b&_routes=products'],
  ['/_root.data?junk=1', '/_root.data'],
])('%s is the page %s', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

test.each([
  '/',
  '/products',
  '/products?category=Boys',
  '/_root.data',
  '/_.data?_routes=home%2Fhome-page',
  '/products.data',
  '/login?mode=sign-up',
  '/products?category=Girls&type=toys',
  '/products?flag=bestseller',
])('%s is linked by the shop', (url) => {
  expect(partitionOf(url)).toBe('linked')
})

test.each([
  '/products?search=tee',
  '/products/tee',
  '/products?type=made-up',
  '/products?flag=made-up',
  '/login?mode=made-up',
  '/nowhere',
  '/Boys/x/018f0000-0000-7000-8000-000000000001',
  '/cart/',
])('%s may be made up', (url) => {
  expect(partitionOf(url)).toBe('made-up')
})

test('a product page is linked by the shop under its one address (D-10)', () => {
  const product = {
    _id: '018f0000-0000-7000-8000-000000000001',
    name: 'Dune Tee',
    category: 'Boys',
    variants: [],
  }
  const catalogue = { products: [], byId: new Map([[product._id, product as never]]) }
  expect(pageKeyOf(productPath(product), catalogue).partition).toBe('linked')
  expect(pageKeyOf(`${productPath(product)}.data`, catalogue).partition).toBe('linked')
  expect(pageKeyOf(`/Boys/anything/${product._id}`, catalogue).partition).toBe('made-up')
})

test.each([
  ['', ''],
  ['?colour=deep-sea', '?colour=deep-sea'],
  ['?size=110&colour=DEEP%20SEA&junk=1', '?colour=deep-sea'],
  ['?colour=coral', ''],
  ['?colour=made-up', ''],
  ['?size=110', ''],
])('a product page has one copy for each of its colours: %s', (query, known) => {
  const variants = [{ colorName: 'Coral' }, { colorName: 'Deep Sea' }]
  const product = {
    _id: '018f0000-0000-7000-8000-000000000001',
    name: 'Dune Tee',
    category: 'Boys',
    variants,
  }
  const catalogue = { products: [], byId: new Map([[product._id, product as never]]) }
  const path = productPath(product)
  expect(pageKeyOf(path + query, catalogue)).toEqual({ key: path + known, partition: 'linked' })
})

test.each([
  ['?size=110&colour=deep-sea&junk=1', '?colour=deep-sea&size=110'],
  ['?junk=1', ''],
])('another address of a product keeps what it chooses: %s', (query, known) => {
  const product = {
    _id: '018f0000-0000-7000-8000-000000000001',
    name: 'Dune Tee',
    category: 'Boys',
    variants: [],
  }
  const catalogue = { products: [], byId: new Map([[product._id, product as never]]) }
  for (const path of [`/products/${product._id}`, `/${product._id}`, `/Boys/anything/${product._id}`])
    expect(pageKeyOf(path + query, catalogue)).toEqual({ key: path + known, partition: 'made-up' })
})
