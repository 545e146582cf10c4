import { departmentSlug, getProductTypes } from '@little-dunes/domain/catalogue/departments'
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
 * Products per part. A file may have 50,000 addresses and 50 MB (sitemaps.org); a product with the longest Arabic name
 * takes 8 kB in two languages.
 */
export const PRODUCTS_OF_A_PART = 6_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export const SITEMAP_PATH = '/sitemap.xml'
export const PAGES = 'pages'
const partPath = (part: string): string => `/sitemaps/${part}.xml`

/** Last change of each product page, in epoch milliseconds. */
export type ChangeTimes = ReadonlyMap<string, number>

const lastmod = (time: number | undefined): string =>
  time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`

/** One entry per language of a page; each lists all languages (developers.google.com/search, localized versions). */
function formatEntries(pathIn: (language: Language) => string, publicUrl: string, changed?: number): string {
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

/** Home, lists and information pages, with lists of types and departments. */
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
  for (const path of paths) yield formatEntries(() => path, publicUrl)
  yield END_OF_PART
}

export function* productEntries(
  products: readonly Product[],
  times: ChangeTimes,
  publicUrl: string,
): Generator<string> {
  for (const product of products)
    yield formatEntries(
      (language) => productPath(localizeProduct(product, language).product),
      publicUrl,
      times.get(product.id),
    )
}

/** Products are sorted newest first. */
export interface SitemapSources {
  products: readonly Product[]
  stories: readonly string[]
  times: ChangeTimes
  publicUrl: string
}

const countParts = ({ products }: Pick<SitemapSources, 'products'>): number =>
  Math.ceil(products.length / PRODUCTS_OF_A_PART)

/** Products of part `number`, from 1. The oldest are in the first part, so new ones only change the last part. */
const getProductsOfPart = ({ products }: SitemapSources, number: number): Product[] =>
  products.toReversed().slice((number - 1) * PRODUCTS_OF_A_PART, number * PRODUCTS_OF_A_PART)

/** Lists every part, with the last change of each part of products where it is known. */
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

function findNewest(sources: SitemapSources, number: number): number | undefined {
  const times = getProductsOfPart(sources, number).flatMap(({ id }) => sources.times.get(id) ?? [])
  return times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : undefined
}

export const sitemapIndex = (sources: SitemapSources): Generator<string> =>
  indexOfParts(
    sources.publicUrl,
    Array.from({ length: countParts(sources) }, (_, place) => findNewest(sources, place + 1)),
  )

/** Part number, from 1, in a name such as `products-2`; NaN for other names. */
export const numberOfPart = (name: string): number => Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1])

function* productsPart(...sources: Parameters<typeof productEntries>): Generator<string> {
  yield HEAD_OF_PART
  yield* productEntries(...sources)
  yield END_OF_PART
}

const getTypes = (product: Product): string[] => {
  const { slug, department } = getProductTypes(product)
  return [departmentSlug(department), slug]
}

/** Part by name, such as `pages` or `products-2`; null if it does not exist. */
export function sitemapPart(name: string, sources: SitemapSources): Generator<string> | null {
  const { products, stories, times, publicUrl } = sources
  if (name === PAGES) return pagesPart(products.flatMap(getTypes), stories, publicUrl)
  const number = numberOfPart(name)
  if (!(number <= countParts(sources))) return null
  return productsPart(getProductsOfPart(sources, number), times, publicUrl)
}
