import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { isCode, normalisedCode } from '@little-dunes/domain/orders/discount-codes'
import {
  DISCOUNT_CODE_COOKIE,
  DISCOUNT_LINK,
  languageBase,
  pageWithin,
  splitLanguage,
} from '@little-dunes/domain/paths'
import type { FastifyInstance } from 'fastify'

const A_WEEK_IN_SECONDS = 7 * 24 * 3600

interface LinkRequest {
  Params: { code: string }
  Querystring: { redirect?: unknown }
}

/**
 * Stores the code of a discount link in this browser and redirects. It does not reveal whether the code exists and does
 * not read the database: the checkout checks the code. Scripts may read the cookie, which gives no access to anything.
 */
export function discountLinkRoute(app: FastifyInstance): void {
  for (const base of new Set(LANGUAGES.map(languageBase)))
    app.get<LinkRequest>(`${base}${DISCOUNT_LINK}/:code`, async ({ params, query, url, protocol }, reply) => {
      const code = normalisedCode(params.code)
      reply.header('cache-control', 'no-store')
      if (isCode(code)) reply.header('set-cookie', formatCookie(code, protocol === 'https'))
      return reply.redirect(pageWithin(query.redirect, splitLanguage(url).language), 302)
    })
}

const formatCookie = (code: string, isSecure: boolean): string =>
  `${DISCOUNT_CODE_COOKIE}=${code}; Path=/; Max-Age=${A_WEEK_IN_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
