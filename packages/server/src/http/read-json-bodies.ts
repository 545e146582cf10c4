import type { FastifyInstance } from 'fastify'
import type { BodyBudget } from '#http/limits/body-budget'
import { Busy } from '#http/limits/work-queue'

/** Calls never need more than one value per this many bytes; `[{},{}]` has one per three bytes. */
const BYTES_PER_VALUE = 8

/** Bytes of the largest value in V8: an empty object with its place in a list. */
const VALUE_IN_MEMORY = 64

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/** Counts the values in JSON without parsing it. */
function countValues(text: string): number {
  let values = 1
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === COMMA || code === LIST || code === OBJECT) values++
  }
  return values
}

const tooManyValues = () =>
  Object.assign(new Error('The request body has too many JSON values'), { statusCode: 413 })

/** Accepts only JSON. No content is an empty body (API-32), anything else gets 415. */
export function readJsonBodies(app: FastifyInstance, budget: BodyBudget): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    const values = countValues(body)
    if (values > request.routeOptions.bodyLimit / BYTES_PER_VALUE) return done(tooManyValues())
    if (!budget.hold(request.raw, values * VALUE_IN_MEMORY))
      return done(new Busy('JSON values of requests in memory exceed the limit'))
    parseJson(request, body, done)
  })
}
