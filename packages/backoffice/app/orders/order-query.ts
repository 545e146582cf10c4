import type { InputOf } from '@little-dunes/domain/contract/calls'
import { ORDER_VIEWS, type OrderView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'

/** What the address of the list says. */
export type OrderQuery = Omit<InputOf<'GET /api/staff/orders'>, 'view'> & { view: OrderView }

const NAMES = ['q', 'region', 'payment', 'express', 'days', 'from', 'until', 'older', 'newer'] as const

const isView = (text: string | null): text is OrderView =>
  text !== null && (ORDER_VIEWS as readonly string[]).includes(text)

/** Reads the address; what it does not know it leaves to the server to refuse. */
export function readQuery(parameters: URLSearchParams): OrderQuery {
  const view = parameters.get('view')
  const given = NAMES.flatMap((name) => {
    const value = parameters.get(name)?.trim()
    return value ? [[name, value] as const] : []
  })
  return { view: isView(view) ? view : 'all', ...Object.fromEntries(given) }
}

/** The address of a list. */
export function withQuery(query: { [Name in keyof OrderQuery]?: OrderQuery[Name] | undefined }): string {
  const { view, ...rest } = query
  const pairs = Object.entries({ ...(view !== 'all' && { view }), ...rest }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return pairs.length > 0 ? `${PATHS.orders}?${new URLSearchParams(pairs)}` : PATHS.orders
}

/** The orders of a list, whatever page of it is shown. */
export const selectionOf = ({ older: _, newer: __, ...selection }: OrderQuery) => selection

/** The address of one order; with the list from which it is opened, whose next and previous ones it leads to. */
export function orderPath(id: string, list?: OrderQuery): string {
  const query = list ? withQuery(selectionOf(list)).slice(PATHS.orders.length) : ''
  return `${PATHS.orders}/${id}${query}`
}

/** The address of the pick list of these orders. */
export const packingPath = (orderIds: readonly string[]): string =>
  `${PATHS.packing}?${new URLSearchParams(orderIds.map((id) => ['order', id]))}`
