import { departmentSlug, productTypesOf } from '@little-dunes/domain/catalogue/departments'
import { CATEGORIES, type Product } from '@little-dunes/domain/catalogue/product'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { LANGUAGES, type Language } from '@little-dunes/domain/messages/languages'
import {
  categoryPath,
  INFORMATION_PATHS,
  languagePath,
  PATHS,
  productPath,
  typePath,
} from '@little-dunes/domain/paths'
import { inXml } from '#pages/crawlers/xml'

/**
 * Products of one part. A file may name 50,000 addresses and have 50 MB (sitemaps.org): with the longest name in Arabic a
 * product has 8 kB in two languages.
 */
export const PRODUCTS_OF_A_PART = 6_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export const SITEMAP_PATH = '/sitemap.xml'
const PAGES = 'pages'
const partPath = (part: string): string => `/sitemaps/${part}.xml`

/** When what a product page shows has changed, by product; in epoch milliseconds. */
export type ChangeTimes = ReadonlyMap<string, number>

const lastmod = (time: number | undefined): string =>
  time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`

/** An entry for each language of a page; each names them all (developers.google.com/search, localized versions). */
function entriesOf(pathIn: (language: Language) => string, publicUrl: string, changed?: number): string {
  const addresses = LANGUAGES.map(
    (language) => [language, inXml(publicUrl + languagePath(language, pathIn(language)))] as const,
  )
  const links = addresses
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}-AE" href="${href}"/>`)
    .join('')
  return addresses.map(([, loc]) => `<url><loc>${loc}</loc>${lastmod(changed)}${links}</url>\n`).join('')
}

function* urlset(entries: Iterable<string>): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} ${LINKS}>\n`
  yield* entries
  yield '</urlset>\n'
}

/** Home, the lists, what the shop says about itself. */
function* pageEntries(
  products: readonly Product[],
  stories: readonly string[],
  publicUrl: string,
): Generator<string> {
  const kinds = products
    .map(productTypesOf)
    .flatMap(({ slug, department }) => [departmentSlug(department), slug])
  const paths = [
    PATHS.home,
    PATHS.products,
    ...CATEGORIES.map(categoryPath),
    ...Object.values(INFORMATION_PATHS),
    ...(stories.length > 0 ? [PATHS.stories, ...stories] : []),
    ...[...new Set(kinds)].map(typePath),
  ]
  for (const path of paths) yield entriesOf(() => path, publicUrl)
}

function* productEntries(
  products: readonly Product[],
  times: ChangeTimes,
  publicUrl: string,
): Generator<string> {
  for (const product of products)
    yield entriesOf(
      (language) => productPath(localizeProduct(product, language).product),
      publicUrl,
      times.get(product.id),
    )
}

/** What sitemaps are made from; products newest first. */
export interface SitemapSources {
  products: readonly Product[]
  stories: readonly string[]
  times: ChangeTimes
  publicUrl: string
}

const partsOf = ({ products }: Pick<SitemapSources, 'products'>): number =>
  Math.ceil(products.length / PRODUCTS_OF_A_PART)

/** The products of part `number`, from 1; the oldest are in the first, so that new ones change the last part alone. */
const productsOf = ({ products }: SitemapSources, number: number): Product[] =>
  products.toReversed().slice((number - 1) * PRODUCTS_OF_A_PART, number * PRODUCTS_OF_A_PART)

/** The index, which names every part. */
export function* sitemapIndex(sources: SitemapSources): Generator<string> {
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`
  yield `<sitemap><loc>${sources.publicUrl}${partPath(PAGES)}</loc></sitemap>\n`
  for (let number = 1; number <= partsOf(sources); number++) {
    const times = productsOf(sources, number).flatMap(({ id }) => sources.times.get(id) ?? [])
    const newest = times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : undefined
    yield `<sitemap><loc>${sources.publicUrl}${partPath(`products-${number}`)}</loc>${lastmod(newest)}</sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

/** A part by its name, such as `pages` or `products-2`; null when there is none of that name. */
export function sitemapPart(name: string, sources: SitemapSources): Generator<string> | null {
  const { products, stories, times, publicUrl } = sources
  if (name === PAGES) return urlset(pageEntries(products, stories, publicUrl))
  const number = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1])
  if (!(number <= partsOf(sources))) return null
  return urlset(productEntries(productsOf(sources, number), times, publicUrl))
}
