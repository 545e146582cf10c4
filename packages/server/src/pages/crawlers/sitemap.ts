import { departmentSlug, productTypesOf } from '@little-dunes/domain/catalogue/departments'
import { CATEGORIES, type Product } from '@little-dunes/domain/catalogue/product'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
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
export const PAGES = 'pages'
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

export const HEAD_OF_PART = `${HEAD}<urlset ${NAMESPACE} ${LINKS}>\n`
export const END_OF_PART = '</urlset>\n'

/** Home, the lists, what the shop says about itself; lists of sub-categories and departments by their addresses. */
export function* pagesPart(
  types: Iterable<string>,
  stories: readonly string[],
  publicUrl: string,
): Generator<string> {
  yield HEAD_OF_PART
  const paths = [
    PATHS.home,
    PATHS.products,
    ...CATEGORIES.map(categoryPath),
    ...Object.values(INFORMATION_PATHS),
    ...(stories.length > 0 ? [PATHS.stories, ...stories] : []),
    ...[...new Set(types)].map(typePath),
  ]
  for (const path of paths) yield entriesOf(() => path, publicUrl)
  yield END_OF_PART
}

export function* productEntries(
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

/** The index, which names every part; of each part of the products when something in it changed last, where that is known. */
export function* indexOfParts(publicUrl: string, changes: Iterable<number | undefined>): Generator<string> {
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`
  yield `<sitemap><loc>${publicUrl}${partPath(PAGES)}</loc></sitemap>\n`
  let number = 0
  for (const newest of changes) {
    number += 1
    yield `<sitemap><loc>${publicUrl}${partPath(`products-${number}`)}</loc>${lastmod(newest)}</sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

function newestOf(sources: SitemapSources, number: number): number | undefined {
  const times = productsOf(sources, number).flatMap(({ id }) => sources.times.get(id) ?? [])
  return times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : undefined
}

export const sitemapIndex = (sources: SitemapSources): Generator<string> =>
  indexOfParts(
    sources.publicUrl,
    Array.from({ length: partsOf(sources) }, (_, place) => newestOf(sources, place + 1)),
  )

/** Which part of the products a name such as `products-2` names, from 1; NaN where it names none. */
export const numberOfPart = (name: string): number => Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1])

function* productsPart(...sources: Parameters<typeof productEntries>): Generator<string> {
  yield HEAD_OF_PART
  yield* productEntries(...sources)
  yield END_OF_PART
}

const typesOf = (product: Product): string[] => {
  const { slug, department } = productTypesOf(product)
  return [departmentSlug(department), slug]
}

/** A part by its name, such as `pages` or `products-2`; null when there is none of that name. */
export function sitemapPart(name: string, sources: SitemapSources): Generator<string> | null {
  const { products, stories, times, publicUrl } = sources
  if (name === PAGES) return pagesPart(products.flatMap(typesOf), stories, publicUrl)
  const number = numberOfPart(name)
  if (!(number <= partsOf(sources))) return null
  return productsPart(productsOf(sources, number), times, publicUrl)
}
