import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { getBearer } from '#http/require-caller'
import type { Metrics } from '#security/metrics'

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `/metrics` for a Prometheus that sends `METRICS_TOKEN` as bearer; without the setting the address does not exist. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (!token) return
  app.get('/metrics', async (request, reply) => {
    const sentToken = getBearer(request.headers) ?? ''
    if (!timingSafeEqual(hashText(sentToken), hashText(token)))
      return sendRefusal(request, reply, 'sign_in_required')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text())
  })
}
