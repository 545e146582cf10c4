import { type Call, FILE_TYPE, isFileCall, USUAL_BODY } from '@little-dunes/domain/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** In bytes. */
export const getBodyLimit = (call: Call): number =>
  isFileCall(call) ? call.largestFile : (call.largestBody ?? USUAL_BODY)

/** Reads the query, the JSON body, or the header of a file call. Undefined when it cannot be read. */
export function readInput({ method, query, body, headers }: FastifyRequest, call: Call): unknown {
  if (!isFileCall(call)) return method === 'GET' ? query : body
  const header = headers['call-input']
  try {
    return JSON.parse(decodeURIComponent(typeof header === 'string' ? header : '{}'))
  } catch {
    return undefined
  }
}

/** Treats a missing body as an empty file. */
export const getFile = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** Adds routes that only accept files; other bodies get 415. */
export function takeFiles(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>(FILE_TYPE, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    addRoutes(scope)
  })
}
