import { expect, test } from 'vitest'
import { customersAddress } from '#customers/customer-query'

test('reading and writing a URL returns the same query', () => {
  const query = { q: 'al zaabi', view: 'returning', guest: 'yes', region: 'Dubai', older: 'x' } as const
  const address = new URL(customersAddress.path(query), 'https://shop.example')
  expect([address.pathname, customersAddress.read(address.searchParams)]).toEqual(['/customers', query])
})

test('empty and unknown filters are left out', () => {
  expect(customersAddress.path({ view: 'all', q: '' })).toBe('/customers')
  expect(customersAddress.read(new URLSearchParams('view=rich&q=+'))).toEqual({ view: 'all' })
})
