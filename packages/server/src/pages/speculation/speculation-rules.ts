import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { HOME_PATH, INFORMATION_PATHS, languagePath, PATHS } from '@little-dunes/domain/paths'
import type { FastifyInstance } from 'fastify'

/** Conditions of a document rule in the HTML standard ("Speculative loading"). */
export type Where =
  | { and: Where[] }
  | { or: Where[] }
  | { not: Where }
  | { href_matches: { pathname: string; search: string; hash: string } }

const PATH = '/speculation-rules.json'

/** On every page of the shop; the browser requests the file once a day. */
export const SPECULATION_HEADERS = { 'speculation-rules': `"${PATH}"` }

const BASES = `/:language(${LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).join('|')})?`
/** An empty hash excludes positions on the same page and order keys, which are behind `#`. */
const page = (pathname: string, search = ''): Where => ({ href_matches: { pathname, search, hash: '' } })

const FIXED: readonly string[] = [PATHS.products, PATHS.stories, ...Object.values(INFORMATION_PATHS)]
const HOMES = LANGUAGES.map((language) => languagePath(language, HOME_PATH))
/** Lists that the shop links to. Searches and other filters are only rendered on request. */
const ONE = '(?:category|type|flag|age|page)=[^&]+'
const LIST = `(${ONE}(?:&${ONE})*)`
const PRODUCT = '/:category/:title/:id([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
/** First segments of other addresses that could look like those of products. */
const NO_CATEGORY = `/:area(api|backoffice|${PATHS.orders.slice(1)}|${PATHS.checkout.slice(1)}|${PATHS.profile.slice(1)}|media)/*`

/** Pages that are the same for all visitors and change nothing: the browser itself follows links to them (decision 084). */
export const SPECULATED: Where = {
  and: [
    {
      or: [
        ...HOMES.map((path) => page(path)),
        ...FIXED.map((path) => page(BASES + path)),
        page(BASES + PATHS.products, LIST),
        page(`${BASES}${PATHS.stories}/:slug`),
        page(BASES + PRODUCT, '(colour=[^&]+)?'),
      ],
    },
    { not: { href_matches: { pathname: BASES + NO_CATEGORY, search: '*', hash: '*' } } },
  ],
}

/** `moderate`: when the mouse rests on a link, or a finger touches it. */
const RULES = JSON.stringify({ prerender: [{ where: SPECULATED, eagerness: 'moderate' }] })

export function speculationRoute(app: FastifyInstance): void {
  app.get(PATH, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(RULES),
  )
}
