import { departmentSlug, productTypesOf } from '@little-dunes/domain/catalogue/departments'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/messages/languages'
import {
  categoryPath,
  INFORMATION_PATHS,
  LIST_PARAMETERS,
  languagePath,
  PATHS,
  productPath,
  typePath,
} from '@little-dunes/domain/paths'
import type { FastifyInstance } from 'fastify'
import { shownStories } from '#content/read-stories'
import { sendRefusal } from '#http/error-handler'
import { shopSettings } from '#settings/settings-tables'
import type { CatalogueSnapshot, Shop } from '#shop'

/** Most that one file may name (sitemaps.org). */
const MOST_ADDRESSES = 50_000
const FOR_AN_HOUR = 'public, max-age=3600'

/** The same products in another order or a part of them: nothing that a list or a product page would not show as well. */
const INDEXED: readonly string[] = ['category', 'type', 'flag', 'age', 'page', 'offset']
const NARROWED = LIST_PARAMETERS.filter((name) => !INDEXED.includes(name))

/** Crawlers may see every page; without `PUBLIC_URL` there is no address to give for the list of them. */
export function robotsText(publicUrl: string | null): string {
  const closed = ['/api/', ...NARROWED.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...lines, ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [])].join('\n')}\n`
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page in every language. */
type Addresses = (readonly [Language, string])[]

const addressesOf = (pathIn: (language: Language) => string): Addresses =>
  LANGUAGES.map((language) => [language, languagePath(language, pathIn(language))])

/** An entry for each language of a page; each names them all (developers.google.com/search, localized versions). */
function entriesOf(addresses: Addresses, publicUrl: string): string[] {
  const links = addresses.map(
    ([language, path]) =>
      `<xhtml:link rel="alternate" hreflang="${language}-AE" href="${inXml(publicUrl + path)}"/>`,
  )
  return addresses.map(([, path]) => `<url><loc>${inXml(publicUrl + path)}</loc>${links.join('')}</url>`)
}

/** Every page that is worth finding: home, the lists, what the shop says about itself, and all products, newest first. */
export function sitemap(
  { products }: Pick<CatalogueSnapshot, 'products'>,
  publicUrl: string,
  stories: readonly string[] = [],
): string {
  const lists = [PATHS.home, PATHS.products, ...CATEGORIES.map(categoryPath)]
  const kinds = products
    .map(productTypesOf)
    .flatMap(({ slug, department }) => [departmentSlug(department), slug])
  const types = [...new Set(kinds)].map(typePath)
  const ofStories = stories.length > 0 ? [PATHS.stories, ...stories] : []
  const information = [...Object.values(INFORMATION_PATHS), ...ofStories]
  const pages = [...lists, ...information, ...types].map((path) => addressesOf(() => path))
  const ofProducts = products.map((product) =>
    addressesOf((language) => productPath(localizeProduct(product, language).product)),
  )
  const lines = [...pages, ...ofProducts]
    .slice(0, Math.floor(MOST_ADDRESSES / LANGUAGES.length))
    .flatMap((addresses) => entriesOf(addresses, publicUrl))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lines,
    '</urlset>\n',
  ].join('\n')
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/** Where a weakness is reported (RFC 9116), good for a year. */
function securityText(contact: string, publicUrl: string | null, now: Date): string {
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + YEAR).toISOString()}`,
    'Preferred-Languages: en, ar',
    ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
  ]
  return `${lines.join('\n')}\n`
}

export function crawlerRoutes(
  app: FastifyInstance,
  { shop, publicUrl }: { shop: Shop; publicUrl: string | null },
): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', FOR_AN_HOUR).send(robotsText(publicUrl)),
  )
  app.get('/.well-known/security.txt', async (request, reply) => {
    const [settings] = await shop.db.select({ supportEmail: shopSettings.supportEmail }).from(shopSettings)
    if (!settings?.supportEmail) return sendRefusal(request, reply, 'not_found')
    const content = securityText(settings.supportEmail, publicUrl, shop.now())
    return reply.type('text/plain; charset=utf-8').header('cache-control', FOR_AN_HOUR).send(content)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    if (!publicUrl) return sendRefusal(request, reply, 'not_found')
    const stories = (await shownStories(shop, FIRST_LANGUAGE)).map(({ path }) => path)
    const content = sitemap(await shop.catalogue.snapshot(), publicUrl, stories)
    return reply.type('application/xml; charset=utf-8').header('cache-control', FOR_AN_HOUR).send(content)
  })
}
