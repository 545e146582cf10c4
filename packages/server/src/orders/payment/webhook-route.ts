import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { keepNotice } from '#payments/keep-notice'
import { NoticeNotBelieved, type PaymentNotice } from '#payments/provider'
import type { Shop } from '#shop'

/**
 * Where the provider tells what happened (D-46): the signature is checked first, on the bytes as they came; what is
 * believed is kept, and only then answered 200. It is worked off afterwards. What cannot be kept is answered 503, and
 * the provider sends it again. What is signed and makes no sense is answered 200 as well: it would make none the next
 * time, and a provider stops telling whoever refuses.
 */
export function webhookRoute(app: FastifyInstance, shop: Shop): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/stripe/webhook', (request, reply) => take(shop, request, reply))
  })
}

async function take(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  if (!shop.payments) return sendRefusal(request, reply, 'not_found')
  const notice = believed(shop, request)
  if (notice === 'not believed') return sendRefusal(request, reply, 'malformed')
  if (notice) await keep(shop, notice)
  else shop.log.warn({ from: request.ip }, 'A card notice makes no sense')
  return reply.header('cache-control', 'no-store').send({ success: true })
}

async function keep(shop: Shop, notice: PaymentNotice): Promise<void> {
  shop.reached('notice believed')
  await keepNotice(shop, notice)
  shop.reached('notice kept')
  shop.wakeJobs()
}

function believed(shop: Shop, { body, headers, ip }: FastifyRequest): PaymentNotice | null | 'not believed' {
  const signature = headers['stripe-signature']
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  try {
    return shop.payments?.readNotice(bytes, typeof signature === 'string' ? signature : undefined) ?? null
  } catch (error) {
    if (!(error instanceof NoticeNotBelieved)) throw error
    shop.log.warn({ from: ip, reason: error.message }, 'A card notice was not believed')
    return 'not believed'
  }
}
