import { expect, test } from 'vitest'
import { productsAddress } from '#products/product-query'

test('an address and its query say the same', () => {
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

test('what is empty is left out of an address', () => {
  expect(productsAddress.path({ q: '', status: undefined })).toBe('/products')
  expect(productsAddress.read(new URLSearchParams('q=+&status='))).toEqual({})
})
