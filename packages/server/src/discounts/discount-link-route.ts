import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/messages/languages'
import { isCode, normalisedCode } from '@little-dunes/domain/orders/discount-codes'
import {
  DISCOUNT_CODE_COOKIE,
  DISCOUNT_LINK,
  HOME_PATH,
  languageBase,
  languagePath,
  splitLanguage,
} from '@little-dunes/domain/paths'
import type { FastifyInstance } from 'fastify'

const A_WEEK_IN_SECONDS = 7 * 24 * 3600
/** Of no shop: an address that keeps it is one within the shop. */
const WITHIN = 'http://within.invalid'

interface LinkRequest {
  Params: { code: string }
  Querystring: { redirect?: unknown }
}

/**
 * The link of a discount code: remembers the code in this browser and leads on. It says nothing of whether there is such a
 * code, and reads no database: the checkout asks. Its script reads the cookie, which gives no access to anything.
 */
export function discountLinkRoute(app: FastifyInstance): void {
  for (const base of new Set(LANGUAGES.map(languageBase)))
    app.get<LinkRequest>(`${base}${DISCOUNT_LINK}/:code`, async ({ params, query, url, protocol }, reply) => {
      const code = normalisedCode(params.code)
      reply.header('cache-control', 'no-store')
      if (isCode(code)) reply.header('set-cookie', cookieOf(code, protocol === 'https'))
      return reply.redirect(pageWithin(query.redirect, splitLanguage(url).language), 302)
    })
}

const cookieOf = (code: string, isSecure: boolean): string =>
  `${DISCOUNT_CODE_COOKIE}=${code}; Path=/; Max-Age=${A_WEEK_IN_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** A page of this shop, in the language of the link unless it names one; the home page where the address leads elsewhere. */
export function pageWithin(asked: unknown, language: Language): string {
  const home = languagePath(language, HOME_PATH)
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, WITHIN)) return home
  const { origin, pathname, search, hash } = new URL(asked, WITHIN)
  if (origin !== WITHIN) return home
  const named = splitLanguage(pathname)
  // `languagePath` leaves one slash: `/..//elsewhere` would become the address of another site.
  return (
    languagePath(named.language === FIRST_LANGUAGE ? language : named.language, named.path) + search + hash
  )
}
