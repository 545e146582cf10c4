import { expect, test } from 'vitest'
import { orderPath, ordersAddress, ordersPath } from '#orders/order-query'
import { withoutPage } from '#ui/list/address/list-address'

test.each([
  '',
  'view=to_pack',
  'view=cash&q=0184&express=yes',
  'days=7',
  'from=2026-11-20&until=2026-11-22',
  'older=019a0000-0000-7000-8000-000000000000',
])('an address says what list it shows: %s', (query) => {
  const address = ordersPath(ordersAddress.read(new URLSearchParams(query)))
  expect(address).toBe(query ? `/orders?${query}` : '/orders')
})

test('the selection of a list has its filters and no place in it', () => {
  const query = { view: 'to_pack', q: 'omar', region: 'Dubai', older: 'x' } as const
  expect(withoutPage(query)).toEqual({ view: 'to_pack', q: 'omar', region: 'Dubai' })
})

test('the address of an order has the list from which it is opened, without the page of it', () => {
  expect(orderPath('1')).toBe('/orders/1')
  expect(orderPath('1', { view: 'all', older: 'x' })).toBe('/orders/1')
  expect(orderPath('1', { view: 'cash', q: 'omar' })).toBe('/orders/1?view=cash&q=omar')
})

test('an unknown view is all orders, an empty search none', () => {
  expect(ordersAddress.read(new URLSearchParams('view=x&q=%20&other=1'))).toEqual({ view: 'all' })
})
