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
])('a URL selects its list: %s', (query) => {
  const address = ordersPath(ordersAddress.read(new URLSearchParams(query)))
  expect(address).toBe(query ? `/orders?${query}` : '/orders')
})

test('a list selection contains its filters without the page', () => {
  const query = { view: 'to_pack', q: 'omar', region: 'Dubai', older: 'x' } as const
  expect(withoutPage(query)).toEqual({ view: 'to_pack', q: 'omar', region: 'Dubai' })
})

test('the URL of an order contains its list, without the page', () => {
  expect(orderPath('1')).toBe('/orders/1')
  expect(orderPath('1', { view: 'all', older: 'x' })).toBe('/orders/1')
  expect(orderPath('1', { view: 'cash', q: 'omar' })).toBe('/orders/1?view=cash&q=omar')
})

test('an unknown view means all orders, and an empty search is ignored', () => {
  expect(ordersAddress.read(new URLSearchParams('view=x&q=%20&other=1'))).toEqual({ view: 'all' })
})
