import type { IncomingHttpHeaders } from 'node:http'
import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { BACKOFFICE, LANGUAGE_PARAM, pageWithin } from '@little-dunes/domain/paths'

const NAME = 'backoffice_language'
const A_YEAR_IN_SECONDS = 365 * 24 * 3600

const known = (asked: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === asked)

/** The last choice in this browser, or the language of its headers. */
export function backofficeLanguage({ cookie = '', ...headers }: IncomingHttpHeaders): Language {
  const chosen = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(cookie)?.[1]
  return known(chosen) ?? askedLanguage(headers['accept-language'])
}

/** Reads `/backoffice/orders?language=ar`: a cookie for the choice, and the address without it. Null without one. */
export function chosenLanguage(url: string): { cookie: string; location: string } | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const language = known(searchParams.get(LANGUAGE_PARAM))
  if (!language) return null
  searchParams.delete(LANGUAGE_PARAM)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return {
    cookie: `${NAME}=${language}; Path=${BACKOFFICE}; Max-Age=${A_YEAR_IN_SECONDS}; HttpOnly; SameSite=Lax`,
    location: pageWithin(pathname + query, FIRST_LANGUAGE),
  }
}
