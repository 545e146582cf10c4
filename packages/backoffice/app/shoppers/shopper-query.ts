import type { InputOf } from '@little-dunes/domain/contract/calls'
import { SHOPPER_VIEWS, type ShopperView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'

/** What the address of the list says. */
export type ShopperQuery = Omit<InputOf<'GET /api/staff/shoppers'>, 'view'> & { view: ShopperView }

const NAMES = ['q', 'ordered', 'guest', 'news', 'region', 'older', 'newer'] as const

const isView = (text: string | null): text is ShopperView =>
  text !== null && (SHOPPER_VIEWS as readonly string[]).includes(text)

/** Reads the address; what it does not know is left out. */
export function readQuery(parameters: URLSearchParams): ShopperQuery {
  const view = parameters.get('view')
  const given = NAMES.flatMap((name) => {
    const value = parameters.get(name)?.trim()
    return value ? [[name, value] as const] : []
  })
  return { view: isView(view) ? view : 'all', ...Object.fromEntries(given) }
}

/** The address of a list. */
export function withQuery(query: { [Name in keyof ShopperQuery]?: ShopperQuery[Name] | undefined }): string {
  const { view, ...rest } = query
  const pairs = Object.entries({ ...(view !== 'all' && { view }), ...rest }).filter(
    (pair): pair is [string, string] => Boolean(pair[1]),
  )
  return pairs.length > 0 ? `${PATHS.shoppers}?${new URLSearchParams(pairs)}` : PATHS.shoppers
}

/** The address of one shopper. */
export const shopperPath = (id: string): string => `${PATHS.shoppers}/${id}`
