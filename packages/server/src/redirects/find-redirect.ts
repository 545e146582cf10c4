import { CATEGORIES, isUuid, toSlug } from '@little-dunes/domain/catalogue/product'
import { decodedPath, foldedPath } from '@little-dunes/domain/content/redirects'
import {
  categoryPath,
  HOME_PATH,
  INFORMATION_PATHS,
  languagePath,
  PATHS,
  productPath,
  splitLanguage,
  typePath,
} from '@little-dunes/domain/paths'
import { withoutEndSlashes } from '@little-dunes/domain/trim-end'
import { and, eq, inArray } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'

import type { KnownCatalogue } from '#catalogue/memory/known-catalogue'
import { redirects } from '#redirects/redirect-tables'
import type { Shop } from '#shop'

/** Paths of Shopify and WooCommerce for pages of this shop. */
const PAGES: Readonly<Record<string, string>> = {
  '/collections': PATHS.products,
  '/collections/all': PATHS.products,
  '/collections/frontpage': PATHS.products,
  '/shop': PATHS.products,
  '/account': PATHS.profile,
  '/account/login': PATHS.login,
  '/my-account': PATHS.profile,
  '/search': PATHS.products,
  '/pages/about': INFORMATION_PATHS.about,
  '/pages/about-us': INFORMATION_PATHS.about,
  '/pages/contact': INFORMATION_PATHS.contact,
  '/pages/contact-us': INFORMATION_PATHS.contact,
  '/pages/faq': INFORMATION_PATHS.help,
  '/pages/faqs': INFORMATION_PATHS.help,
  '/pages/size-guide': INFORMATION_PATHS.sizeGuide,
  '/pages/size-chart': INFORMATION_PATHS.sizeGuide,
  '/policies/refund-policy': INFORMATION_PATHS.returns,
  '/policies/shipping-policy': INFORMATION_PATHS.delivery,
  '/policies/privacy-policy': INFORMATION_PATHS.privacy,
  '/policies/terms-of-service': INFORMATION_PATHS.terms,
}

/** `/products/tee` or `/collections/summer/products/tee`. WooCommerce uses `/product/tee/`. */
const PRODUCT = /^(?:\/collections\/[^/]+)?\/products?\/([^/]+)$/
const COLLECTION = /^\/(?:collections|product-category(?:\/[^/]+)*)\/([^/]+)$/
/** A redirect may lead to another address of the former shop, as in Shopify's own lists. */
const MAX_STEPS = 5

/** The redirect (301) for a URL of a former shop, or null. The staff's redirects have priority. */
export async function findRedirect(
  { db }: Pick<Shop, 'db'>,
  url: string,
  catalogue: KnownCatalogue | null,
): Promise<string | null> {
  const [pathname = '', query = ''] = url.split('?', 2)
  const { language, path } = splitLanguage(pathname)
  // No address of a shop contains a null character, which PostgreSQL rejects.
  if (path === HOME_PATH || path.endsWith('.data') || decodedPath(url).includes('\0')) return null
  let [current, target] = [query ? `${path}?${query}` : path, null as string | null]
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = (await listed(db, current)) ?? (await known(db, current, catalogue))
    if (next === null || next === target) break
    target = next
    current = next
  }
  if (target === null || !target.startsWith('/')) return target
  return languagePath(language, target)
}

async function listed(db: Shop['db'], path: string): Promise<string | null> {
  const folded = foldedPath(decodedPath(path))
  const [bare = ''] = folded.split('?', 1)
  const rows = await db
    .select()
    .from(redirects)
    .where(inArray(redirects.fromPath, [folded, bare]))
  const match = rows.find(({ fromPath }) => fromPath === folded) ?? rows[0]
  return match?.target ?? null
}

async function known(db: Shop['db'], path: string, catalogue: KnownCatalogue | null): Promise<string | null> {
  const [bare = ''] = path.split('?', 1)
  const address = withoutEndSlashes(decodedPath(bare))
  const handle = PRODUCT.exec(address)?.[1]
  if (handle !== undefined) return isUuid(handle) ? null : await findProductPath(db, handle)
  const page = PAGES[address.toLowerCase()]
  if (page !== undefined) return page
  const collection = COLLECTION.exec(address)?.[1]
  return collection === undefined ? null : findListPath(collection, catalogue)
}

/** Shopify ignores the case of addresses. */
async function findProductPath(db: Shop['db'], handle: string): Promise<string | null> {
  const { id, name, category, status } = products
  const [product] = await db
    .select({ id, name, category })
    .from(products)
    .where(and(inArray(products.handle, [handle, handle.toLowerCase()]), eq(status, 'published')))
  return product ? productPath(product) : null
}

function findListPath(collection: string, catalogue: KnownCatalogue | null): string | null {
  const slug = toSlug(collection)
  const category = CATEGORIES.find((one) => toSlug(one) === slug)
  if (category) return categoryPath(category)
  return catalogue?.names().types.has(slug) ? typePath(slug) : null
}
