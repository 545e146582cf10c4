import { expect, test } from 'vitest'
import { productsAddress } from '#products/product-query'

test('reading and writing a URL returns the same query', () => {
  const query = {
    q: 'shell pink',
    status: 'draft',
    category: 'Girls',
    subCategory: 'Two-piece sets',
    age: '90',
    stock: 'low',
    mark: 'reduced',
    sort: 'sold',
  } as const
  const address = new URL(productsAddress.path(query), 'https://shop.example')
  expect([address.pathname, productsAddress.read(address.searchParams)]).toEqual(['/products', query])
})

test('a URL omits empty values', () => {
  expect(productsAddress.path({ q: '', status: undefined })).toBe('/products')
  expect(productsAddress.read(new URLSearchParams('q=+&status='))).toEqual({})
})
