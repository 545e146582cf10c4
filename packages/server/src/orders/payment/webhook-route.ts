import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { toNetwork } from '#http/limits/to-network'
import { type CountRequest, createRateCounter } from '#http/rate-limit'
import { InvalidWebhook, type WebhookEvent } from '#payments/provider'
import { storeEvent } from '#payments/store-event'
import type { Shop } from '#shop'

/** Invalid events per network that are checked and logged; the provider's own events are valid. */
const REFUSED = { max: 30, timeWindow: '1 minute' }
/** In bytes: an event contains an object of the provider, with some objects expanded. */
const LARGEST_EVENT = 256 * 1024
const notLimited: CountRequest = async () => null

/**
 * Receives the provider's webhooks (D-46): checks the signature on the raw bytes, stores the event, then answers 200.
 * Events are processed later. If the event cannot be stored, the answer is 503 and the provider sends it again. Signed
 * content that is not an event also gets 200, because a provider disables endpoints that refuse.
 */
export function webhookRoute(app: FastifyInstance, shop: Shop, limited: boolean): void {
  const countRefused = limited
    ? createRateCounter(app, REFUSED, (request) => toNetwork(request.ip))
    : notLimited
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_EVENT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/stripe/webhook', (request, reply) => receive(shop, countRefused, request, reply))
  })
}

async function receive(shop: Shop, countRefused: CountRequest, request: FastifyRequest, reply: FastifyReply) {
  if (!shop.payments) return sendRefusal(request, reply, 'not_found')
  const event = verifiedEvent(shop, request)
  if (event instanceof InvalidWebhook) {
    shop.metrics.count('shop_security_events_total', { event: 'webhook_refused' })
    const seconds = await countRefused(request)
    if (seconds !== null)
      return sendRefusal(request, reply.header('retry-after', seconds), 'too_many_requests')
    const reason = event.message
    shop.log.warn({ from: request.ip, reason }, 'A webhook was refused: invalid signature')
    return sendRefusal(request, reply, 'malformed')
  }
  if (event) await store(shop, event)
  else shop.log.warn({ from: request.ip }, 'A webhook event could not be read')
  return reply.header('cache-control', 'no-store').send({ success: true })
}

async function store(shop: Shop, event: WebhookEvent): Promise<void> {
  shop.failpoint('event verified')
  await storeEvent(shop, event)
  shop.failpoint('event stored')
  shop.wakeJobs()
}

function verifiedEvent(shop: Shop, { body, headers }: FastifyRequest): WebhookEvent | null | InvalidWebhook {
  const signature = headers[shop.payments?.signatureHeader ?? '']
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  try {
    return shop.payments?.readEvent(bytes, typeof signature === 'string' ? signature : undefined) ?? null
  } catch (error) {
    if (!(error instanceof InvalidWebhook)) throw error
    return error
  }
}
