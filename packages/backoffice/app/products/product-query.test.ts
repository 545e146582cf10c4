import { expect, test } from 'vitest'
import { readQuery, withQuery } from '#products/product-query'

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
  const address = new URL(withQuery(query), 'https://shop.example')
  expect([address.pathname, readQuery(address.searchParams)]).toEqual(['/products', query])
})

test('what is empty is left out of an address', () => {
  expect(withQuery({ q: '', status: undefined })).toBe('/products')
  expect(readQuery(new URLSearchParams('q=+&status='))).toEqual({})
})
