import type { IconNode } from '@little-dunes/design/icon.tsx'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { matchesTerm, parseTerms, searchableWords } from '@little-dunes/domain/catalogue/search-text'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { Package } from 'lucide'
import { call } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import type { paletteMessages } from '#shell/palette/palette-messages'
import type { PaletteResult } from '#shell/palette/palette-result'
import { orderActions, productActions } from '#shell/palette/result-actions'
import { PATHS } from '#shell/paths'
import { regionName } from '#ui/display/region-name'

export interface ResultGroup {
  name: keyof typeof paletteMessages.groups
  results: PaletteResult[]
}

/** Search words, and the kind for a leading sign: `>` commands, `#` orders. */
export function readTyped(typed: string): { words: string; kind: 'all' | 'commands' | 'orders' } {
  const [, sign, words = ''] = /^\s*([>#])?(.*)$/.exec(typed) ?? []
  return { words, kind: sign === '>' ? 'commands' : sign === '#' ? 'orders' : 'all' }
}

/** Maximum per kind. */
const MAX_RESULTS = 5

/** Screens or actions in which every typed word begins a word of their name or of its synonyms. */
export function findLinks<Name extends string>(
  links: readonly { path: string; name: Name; icon: IconNode }[],
  names: Record<Name, string>,
  otherWords: Record<Name, string>,
  words: string,
): PaletteResult[] {
  const terms = parseTerms(words)
  const matching = links.filter(({ name }) => {
    const line = searchableWords([names[name], otherWords[name]])
    return terms.every((term) => matchesTerm(line, term))
  })
  return matching.map(({ path, name, icon }) => ({ path, names: [names[name]], about: [], icon }))
}

async function findOrders(q: string, permissions: readonly Permission[]): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/orders', { q })
  if (isWireRefusal(answer)) return []
  return answer.orders.slice(0, MAX_RESULTS).map((order) => ({
    path: `${PATHS.orders}/${order.id}`,
    names: [orderNumberText(order.number), order.name],
    about: [formatDate(order.placedAt), regionName(order.region), inAed(order.amount)],
    icon: Package,
    status: order.status,
    actions: orderActions(order, permissions),
  }))
}

async function findProducts(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/products', { q })
  if (isWireRefusal(answer)) return []
  return answer.products.slice(0, MAX_RESULTS).map((product) => ({
    path: `${PATHS.products}/${product.id}`,
    names: [product.name],
    about: [product.sku],
    picture: product.picture,
    actions: productActions(product),
  }))
}

async function findCustomers(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/customers', { q })
  if (isWireRefusal(answer)) return []
  return answer.customers.slice(0, MAX_RESULTS).map(({ id, name, email, phone }) => ({
    path: `${PATHS.customers}/${id}`,
    names: [name],
    about: [email, phone],
  }))
}

/** Orders, products and customers with the words, if the role may see them. */
export async function findThings(typed: string, permissions: readonly Permission[]): Promise<ResultGroup[]> {
  const { words, kind } = readTyped(typed)
  const q = words.trim()
  if (q === '' || kind === 'commands') return []
  const may = (permission: Permission) => permissions.includes(permission)
  const isAll = kind === 'all'
  const [orders, products, customers] = await Promise.all([
    may('orders:read') ? findOrders(q, permissions) : [],
    isAll && may('products:read') ? findProducts(q) : [],
    isAll && may('customers:read') ? findCustomers(q) : [],
  ])
  return [
    { name: 'orders', results: orders },
    { name: 'products', results: products },
    { name: 'customers', results: customers },
  ]
}

/** Splits a text; every second part matches a typed word at the beginning of a word. */
export function splitAtTyped(text: string, words: string): string[] {
  const typed = words.split(/\s+/).filter(Boolean)
  if (typed.length === 0) return [text]
  const either = typed.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')
  return text.split(new RegExp(`(?<=^|[\\s(-])(${either})`, 'i'))
}
