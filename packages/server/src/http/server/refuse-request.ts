import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedLanguage } from '@little-dunes/domain/messages/asked-language'
import { type FailureCode, refuse, statusOf } from '@little-dunes/domain/messages/failures'
import { localize } from '#http/localize'
import { NON_HTML_CSP, SECURITY_HEADERS } from '#http/security-headers'

const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Headers of every refusal that the framework does not send. */
export const REFUSAL_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': NON_HTML_CSP,
  'cache-control': 'no-store',
} as const

export const isApiUrl = (url: string): boolean => /^\/api(\/|\?|$)/.test(url)

/** Refuses a request before the framework sees it, and closes its connection: the envelope under `/api`, else one sentence. */
export function refuseAndClose(
  request: IncomingMessage,
  response: ServerResponse,
  code: FailureCode,
  headers: Record<string, string> = {},
): void {
  const language = askedLanguage(request.headers['accept-language'])
  const refusal = localize(refuse(code), language)
  const isApi = isApiUrl(request.url ?? '')
  response.writeHead(statusOf(refusal), {
    ...REFUSAL_HEADERS,
    'content-type': isApi ? JSON_TYPE : TEXT,
    'content-language': language,
    connection: 'close',
    ...headers,
  })
  response.end(isApi ? JSON.stringify(refusal) : refusal.message)
}
