import { calls } from '@little-dunes/domain/contract/calls'
import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import { type FailureCode, getHttpStatus, refuse } from '@little-dunes/domain/messages/failures'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#database/unavailable'
import type { DiskWatch } from '#http/disk-watch'
import { isBusy } from '#http/limits/work-queue'
import { localize, setContentLanguage } from '#http/localize'
import { NON_HTML_CSP, SECURITY_HEADERS } from '#http/security-headers'
import { isApiUrl } from '#http/server/refuse-request'

/** Seconds to wait during a database outage. */
const RETRY_AFTER = '2'

const BY_STATUS: Record<number, FailureCode> = {
  400: 'malformed',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
}

/** Errors that the framework does not attribute to the caller are the shop's fault. */
function toFailureCode(error: FastifyError): FailureCode {
  if (isBusy(error)) return 'unavailable'
  // A client that disconnects within a body causes a similar error, but the framework gives that one a status.
  if (error.statusCode === undefined && isDatabaseUnavailable(error)) return 'unavailable'
  const status = error.statusCode ?? 500
  return BY_STATUS[status] ?? (status < 500 ? 'malformed' : 'unexpected')
}

export const isApi = (request: FastifyRequest): boolean => isApiUrl(request.url)

/** Sends the envelope under `/api`, else one plain sentence (D-31). */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, code: FailureCode): FastifyReply {
  const language = askedLanguage(request.headers['accept-language'])
  const refusal = localize(refuse(code), language)
  setContentLanguage(reply, language).code(getHttpStatus(refusal)).header('cache-control', 'no-store')
  if (code === 'unavailable') reply.header('retry-after', RETRY_AFTER)
  return isApi(request) ? reply.send(refusal) : reply.type('text/plain; charset=utf-8').send(refusal.message)
}

const methodsByPath = new Map(
  Object.keys(calls).map((name) => name.split(' ').toReversed() as [string, string]),
)

/** Answers 404, or 405 when the address has another method (D-31). */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  const method = methodsByPath.get(path)
  if (!method) return sendRefusal(request, reply, 'not_found')
  return sendRefusal(
    request,
    reply.header('allow', method === 'GET' ? 'GET, HEAD' : method),
    'method_not_allowed',
  )
}

/** Addresses that cannot be decoded get no other handler. */
export function answerMalformedUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const headers = { ...SECURITY_HEADERS, 'content-security-policy': NON_HTML_CSP }
  sendRefusal(request, reply.headers(headers), 'malformed')
}

const getReason = (error: Error): string =>
  error instanceof DrizzleQueryError ? error.cause?.message || 'A query failed' : error.message

/** Parameters of a query may be addresses or hashes of passwords and tokens, so the log has only the query. */
function loggableError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return { err: error }
  const { query, stack = '' } = error
  return { reason: getReason(error), query, stack: stack.slice(stack.indexOf('\n    at ')) }
}

/** The only place where failures leave the server: all details to the log, few to the caller. */
export function handleErrors(app: FastifyInstance, disk: DiskWatch): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isFull = disk.noticed(error)
    const code = isFull ? 'unavailable' : toFailureCode(error)
    // Without the query string, which has a secret on the return from the card provider.
    const url = request.url.split('?', 1)[0]
    if (isFull) request.log.error({ err: getReason(error), url }, 'The disk is full')
    else if (code === 'unexpected') request.log.error({ ...loggableError(error), url }, 'A request failed')
    else if (code === 'unavailable')
      request.log.warn(
        { err: getReason(error), url },
        isBusy(error) ? 'The server is too busy' : 'The database is unavailable',
      )
    return sendRefusal(request, reply, code)
  })
  app.setNotFoundHandler(answerUnknown)
}
