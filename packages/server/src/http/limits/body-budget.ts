import type { IncomingMessage, ServerResponse } from 'node:http'
import { USUAL_BODY } from '@little-dunes/domain/contract/call'
import type { FastifyInstance } from 'fastify'
import { Busy } from '#http/limits/work-queue'

/** Memory of all bodies that are arriving or whose request is unanswered. */
export interface BodyBudget {
  /** Reserves bytes for a request until it is answered; false if the budget is exhausted. */
  hold(request: IncomingMessage, bytes: number): boolean
}

/** Share of the budget for files and large forms, so they never delay a sign-in or a cart. */
const SHARE_OF_LARGE = 3 / 4

const tooMuch = () => new Busy('Request bodies in memory exceed the limit')

/** Milliseconds for which the rest of a refused body is still received, so its sender gets the answer. */
const LINGER = 500

interface Reservation {
  bytes: number
  max: number
}

/** Counts the bodies of all requests as they arrive. Beyond the budget they are refused with 503. */
export function limitBodies(app: FastifyInstance, maxBytes: number): BodyBudget {
  const requests = new WeakMap<IncomingMessage, Reservation>()
  let total = 0

  function open(request: IncomingMessage, response: ServerResponse, max: number): void {
    const reserved = { bytes: 0, max }
    requests.set(request, reserved)
    response.once('close', () => {
      requests.delete(request)
      total -= reserved.bytes
    })
  }

  function hold(request: IncomingMessage, bytes: number): boolean {
    const reserved = requests.get(request)
    // Already answered: the rest is discarded.
    if (!reserved) return true
    if (total + bytes > reserved.max) return false
    total += bytes
    reserved.bytes += bytes
    return true
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (length === undefined && coding === undefined) return done(null, payload)
    const { bodyLimit } = request.routeOptions
    const max = bodyLimit > USUAL_BODY ? maxBytes * SHARE_OF_LARGE : maxBytes
    const declared = Number(length ?? 0)
    // The framework refuses a longer body unread.
    if (declared <= bodyLimit && total + declared > max) return done(tooMuch())
    open(request.raw, reply.raw, max)
    payload.on('data', function count(part: Buffer) {
      if (hold(request.raw, part.length)) return
      payload.off('data', count)
      payload.emit('error', tooMuch())
    })
    done(null, payload)
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) setTimeout(endUnlessWhole, LINGER, raw).unref()
    done()
  })
  return { hold }
}

/** Node would read any body to its end, even a refused one. */
function endUnlessWhole(request: IncomingMessage): void {
  if (!request.complete) request.destroy()
}
