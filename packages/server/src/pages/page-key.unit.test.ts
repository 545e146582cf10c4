import { productPath } from '@little-dunes/domain/paths'
import { expect, test } from 'vitest'
import { knownAsAWhole } from '#catalogue/memory/known-catalogue'
import { toPageKey } from '#pages/page-key'

const routes = new Set(['home/home-page', 'products', 'root'])
const unknown = { catalogue: null, routes }
const toKey = (url: string) => toPageKey(url, unknown).key
const getPartition = (url: string) => toPageKey(url, unknown).partition

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
  expect(toKey(url)).toBe(key)
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
])('the shop links to %s', (url) => {
  expect(getPartition(url)).toBe('linked')
})

test.each(['/about', '/', '/ar/about', '/about.data'])('a preview on %s is never cached', (path) => {
  expect(toPageKey(`${path}?junk=1&preview=abc`, unknown)).toEqual({
    key: `${path}?preview=abc`,
    partition: null,
  })
  expect(toKey(`${path}?framed=1&preview=abc`)).toBe(`${path}?preview=abc&framed=1`)
  expect(toKey(`${path}?preview=`)).toBe(path)
  expect(toKey(`${path}?framed=1`)).toBe(path)
})

test.each([
  '/products?search=tee',
  '/products/tee',
  '/products?type=made-up',
  '/nowhere',
  '/Boys/x/018f0000-0000-7000-8000-000000000001',
  '/cart/',
])('%s may be an unknown address', (url) => {
  expect(getPartition(url)).toBe('made-up')
})

test('the shop links to a product page at its canonical address (D-10)', () => {
  const product = {
    id: '018f0000-0000-7000-8000-000000000001',
    name: 'Dune Tee',
    category: 'Boys',
    variants: [],
  }
  const sources = {
    routes,
    catalogue: knownAsAWhole({ products: [], byId: new Map([[product.id, product as never]]) }),
  }
  expect(toPageKey(productPath(product), sources).partition).toBe('linked')
  expect(toPageKey(`${productPath(product)}.data`, sources).partition).toBe('linked')
  expect(toPageKey(`/Boys/anything/${product.id}`, sources).partition).toBe('made-up')
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
    id: '018f0000-0000-7000-8000-000000000001',
    name: 'Dune Tee',
    category: 'Boys',
    variants,
  }
  const sources = {
    routes,
    catalogue: knownAsAWhole({ products: [], byId: new Map([[product.id, product as never]]) }),
  }
  const path = productPath(product)
  expect(toPageKey(path + query, sources)).toEqual({ key: path + known, partition: 'linked' })
})

const variant = (colorName: string, sizes: string[]) => ({
  colorName,
  sizes: sizes.map((size) => ({ size })),
})
const tee = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Dune Tee',
  category: 'Boys',
  subCategory: 'T-shirts',
  variants: [variant('Deep Sea', ['90', '100'])],
}
const catalogue = knownAsAWhole({ products: [tee as never], byId: new Map([[tee.id, tee as never]]) })

test.each([
  ['/products?category=junk', '/products', 'linked'],
  ['/products?category=boys,junk', '/products?category=Boys', 'linked'],
  ['/products?category=Girls&category=Boys', '/products?category=Boys&category=Girls', 'made-up'],
  ['/products?flag=junk', '/products', 'linked'],
  ['/products?sort=junk', '/products', 'linked'],
  ['/products?page=junk', '/products', 'linked'],
  ['/products?page=02', '/products?page=2', 'made-up'],
  ['/products?inStock=junk', '/products', 'linked'],
  ['/login?mode=junk', '/login', 'linked'],
  ['/products?type=T-Shirts', '/products?type=t-shirts', 'made-up'],
  ['/products?size=90', '/products?size=90', 'made-up'],
  ['/products?color=deep+sea', '/products?color=deep+sea', 'made-up'],
  ['/products?type=junk', '/products?type=junk', null],
  ['/products?size=junk', '/products?size=junk', null],
  ['/products?color=junk', '/products?color=junk', null],
  ['/products.data?_routes=junk', '/products.data?_routes=junk', null],
  ['/products.data?_routes=root,products', '/products.data?_routes=root%2Cproducts', 'made-up'],
] as const)('%s is the page %s, cached as %s, without unknown parameters', (url, key, partition) => {
  expect(toPageKey(url, { catalogue, routes })).toEqual({ key, partition })
})

test.each([
  ['?size=110&colour=deep-sea&junk=1', '?colour=deep-sea&size=110'],
  ['?junk=1', ''],
])('another address of a product keeps its selection: %s', (query, known) => {
  const product = {
    id: '018f0000-0000-7000-8000-000000000001',
    name: 'Dune Tee',
    category: 'Boys',
    variants: [],
  }
  const catalogue = knownAsAWhole({ products: [], byId: new Map([[product.id, product as never]]) })
  for (const path of [`/products/${product.id}`, `/${product.id}`, `/Boys/anything/${product.id}`])
    expect(toPageKey(path + query, { routes, catalogue })).toEqual({
      key: path + known,
      partition: 'made-up',
    })
})
