import type { IconNode } from '@little-dunes/design/icon.tsx'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { matchesTerm, searchableWords, termsOf } from '@little-dunes/domain/catalogue/search-text'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { Package } from 'lucide'
import { call } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import type { paletteMessages } from '#shell/palette/palette-messages'
import { PATHS } from '#shell/paths'
import { regionName } from '#ui/display/region-name'

/** Something that the palette leads to. */
export interface PaletteResult {
  path: string
  /** Its name, and whose it is. */
  names: readonly string[]
  /** A few words that tell it from others. */
  about: readonly string[]
  /** Stands before the name, as the picture does; a person has initials in their place. */
  icon?: IconNode
  picture?: string | null
  status?: OrderStatus
}

export interface ResultGroup {
  name: keyof typeof paletteMessages.groups
  results: PaletteResult[]
}

/** Of each kind. */
const MOST = 5

/** Screens or actions of which every typed word begins a word, of their name or of what others call them. */
export function findLinks<Name extends string>(
  links: readonly { path: string; name: Name; icon: IconNode }[],
  names: Record<Name, string>,
  otherWords: Record<Name, string>,
  words: string,
): PaletteResult[] {
  const terms = termsOf(words)
  const matching = links.filter(({ name }) => {
    const line = searchableWords([names[name], otherWords[name]])
    return terms.every((term) => matchesTerm(line, term))
  })
  return matching.map(({ path, name, icon }) => ({ path, names: [names[name]], about: [], icon }))
}

async function findOrders(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/orders', { q })
  if (isWireRefusal(answer)) return []
  return answer.orders.slice(0, MOST).map(({ id, number, name, region, placedAt, amount, status }) => ({
    path: `${PATHS.orders}/${id}`,
    names: [orderNumberText(number), name],
    about: [formatDate(placedAt), regionName(region), inAed(amount)],
    icon: Package,
    status,
  }))
}

async function findProducts(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/products', { q })
  if (isWireRefusal(answer)) return []
  return answer.products.slice(0, MOST).map(({ id, name, sku, picture }) => ({
    path: `${PATHS.products}/${id}`,
    names: [name],
    about: [sku],
    picture,
  }))
}

async function findShoppers(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/shoppers', { q })
  if (isWireRefusal(answer)) return []
  return answer.shoppers.slice(0, MOST).map(({ id, name, email, phone }) => ({
    path: `${PATHS.shoppers}/${id}`,
    names: [name],
    about: [email, phone],
  }))
}

/** Orders, products and shoppers that hold the words, where the role may see them. */
export async function findThings(words: string, permissions: readonly Permission[]): Promise<ResultGroup[]> {
  const q = words.trim()
  if (q === '') return []
  const [orders, products, shoppers] = await Promise.all([
    permissions.includes('orders:read') ? findOrders(q) : [],
    permissions.includes('products:read') ? findProducts(q) : [],
    permissions.includes('shoppers:read') ? findShoppers(q) : [],
  ])
  return [
    { name: 'orders', results: orders },
    { name: 'products', results: products },
    { name: 'shoppers', results: shoppers },
  ]
}

/** A text in pieces, of which every second is what was typed, at the beginning of a word. */
export function splitAtTyped(text: string, words: string): string[] {
  const typed = words.split(/\s+/).filter(Boolean)
  if (typed.length === 0) return [text]
  const either = typed.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')
  return text.split(new RegExp(`(?<=^|[\\s(-])(${either})`, 'i'))
}
