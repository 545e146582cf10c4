import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { type FailureCode, getHttpStatus, refuse } from '@little-dunes/domain/messages/failures'
import { localize } from '#http/localize'
import { NON_HTML_CSP, SECURITY_HEADERS } from '#http/security-headers'

const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Headers of refusals that bypass the framework. */
export const REFUSAL_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': NON_HTML_CSP,
  'cache-control': 'no-store',
} as const

export const isApiUrl = (url: string): boolean => /^\/api(\/|\?|$)/.test(url)

/** Refuses a request before the framework sees it: the envelope under `/api`, else one sentence. */
export function refuseAndClose(
  request: IncomingMessage,
  response: ServerResponse,
  code: FailureCode,
  headers: Record<string, string> = {},
): void {
  sendRefusal(request, response, code, { connection: 'close', ...headers })
}

/** Milliseconds until an overloaded shop refuses: immediate retries would keep it busy with refusing. */
const REFUSED_AFTER = 250

/** Bytes of a body that are discarded to keep the connection; a larger body costs more than a new connection. */
const LARGEST_UNREAD = 64 * 1024

/** Refuses a request because too many wait. Keeps the connection, since a new one would cost more than the refusal. */
export function refuseLater(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  const keeps = coding === undefined && Number(length) <= LARGEST_UNREAD
  const headers: Record<string, string> = keeps ? {} : { connection: 'close' }
  setTimeout(() => {
    if (!response.destroyed) sendRefusal(request, response, 'unavailable', { ...headers, 'retry-after': '1' })
  }, REFUSED_AFTER).unref()
}

function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  code: FailureCode,
  headers: Record<string, string>,
): void {
  const language = askedLanguage(request.headers['accept-language'])
  const { status, head, body } = buildRefusal(code, language, isApiUrl(request.url ?? ''))
  response.writeHead(status, [...head, ...Object.entries(headers).flat()])
  response.end(body)
}

/** Prepared once per code, language and form: an overloaded shop sends thousands per second. */
const buildRefusal = memoize((code: FailureCode, language: Language, isApi: boolean) => {
  const refusal = localize(refuse(code), language)
  const body = Buffer.from(isApi ? JSON.stringify(refusal) : refusal.message)
  const head = {
    ...REFUSAL_HEADERS,
    'content-type': isApi ? JSON_TYPE : TEXT,
    'content-language': language,
    'content-length': String(body.length),
  }
  return { status: getHttpStatus(refusal), head: Object.entries(head).flat(), body }
})

function memoize<Arguments extends (string | boolean)[], Result>(
  make: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const made = new Map<string, Result>()
  return (...values) => {
    const key = values.join(' ')
    const result = made.get(key) ?? make(...values)
    made.set(key, result)
    return result
  }
}
