import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { matchesTerm, searchableWords, termsOf } from '@little-dunes/domain/catalogue/search-text'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { call } from '#platform/client'
import { keepTogether } from '#platform/locale'
import { PATHS } from '#shell/paths'
import { regionName } from '#ui/display/region-name'
import { uiMessages } from '#ui/ui-messages'

/** Something that the palette leads to. */
export interface PaletteResult {
  path: string
  name: string
  /** A few words that tell it from others. */
  about: string
}

/** Of each kind. */
const MOST = 5

/** Screens or actions of which every typed word begins a word, of their name or of what others call them. */
export function findLinks<Name extends string>(
  links: readonly { path: string; name: Name }[],
  names: Record<Name, string>,
  otherWords: Record<Name, string>,
  words: string,
): PaletteResult[] {
  const terms = termsOf(words)
  const matching = links.filter(({ name }) => {
    const line = searchableWords([names[name], otherWords[name]])
    return terms.every((term) => matchesTerm(line, term))
  })
  return matching.map(({ path, name }) => ({ path, name: names[name], about: '' }))
}

async function findOrders(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/orders', { q })
  if (isWireRefusal(answer)) return []
  return answer.orders.slice(0, MOST).map(({ id, number, name, region }) => ({
    path: `${PATHS.orders}/${id}`,
    name: orderNumberText(number),
    about: [keepTogether(name), regionName(region)].join(`${uiMessages.comma} `),
  }))
}

async function findProducts(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/products', { q })
  if (isWireRefusal(answer)) return []
  return answer.products.slice(0, MOST).map(({ id, name, sku }) => ({
    path: `${PATHS.products}/${id}`,
    name,
    about: sku,
  }))
}

async function findShoppers(q: string): Promise<PaletteResult[]> {
  const answer = await call('GET /api/staff/shoppers', { q })
  if (isWireRefusal(answer)) return []
  return answer.shoppers.slice(0, MOST).map(({ id, name, email, phone }) => ({
    path: `${PATHS.shoppers}/${id}`,
    name,
    about: [email, phone].map(keepTogether).join(`${uiMessages.comma} `),
  }))
}

/** Orders, products and shoppers that hold the words, where the role may see them. */
export async function findThings(
  words: string,
  permissions: readonly Permission[],
): Promise<PaletteResult[]> {
  const q = words.trim()
  if (q === '') return []
  const found = await Promise.all([
    permissions.includes('orders:read') ? findOrders(q) : [],
    permissions.includes('products:read') ? findProducts(q) : [],
    permissions.includes('shoppers:read') ? findShoppers(q) : [],
  ])
  return found.flat()
}
