import type { FastifyInstance } from 'fastify'

/** JSON is the only content taken; no content is an empty body (API-32), anything else answers 415. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else parseJson(request, body, done)
  })
}
