import type { InputOf } from '@little-dunes/domain/contract/calls'
import { ORDER_VIEWS, type OrderView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'
import { listAddress, withoutPage } from '#ui/list/address/list-address'

export type OrderQuery = Omit<InputOf<'GET /api/staff/orders'>, 'view'> & { view: OrderView }

export const ordersAddress = listAddress<OrderQuery>(PATHS.orders, {
  choices: { view: { values: ORDER_VIEWS, usual: 'all' } },
  names: ['q', 'region', 'payment', 'express', 'days', 'from', 'until', 'older', 'newer'],
})
export const ordersPath = ordersAddress.path

/** Address of an order; with its list, the order links to the next and previous ones. */
export function orderPath(id: string, list?: OrderQuery): string {
  const query = list ? ordersPath(withoutPage(list)).slice(PATHS.orders.length) : ''
  return `${PATHS.orders}/${id}${query}`
}

export const packingPath = (orderIds: readonly string[]): string =>
  `${PATHS.packing}?${new URLSearchParams(orderIds.map((id) => ['order', id]))}`
