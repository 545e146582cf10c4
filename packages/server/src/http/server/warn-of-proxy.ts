import type { FastifyInstance } from 'fastify'

/** A proxy that nobody has named makes one visitor of all: they share the limits on signing in. Told once. */
export function warnOfProxy(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    app.log.warn(
      'A proxy says who visits (X-Forwarded-For), but TRUST_PROXY is off: all visitors count as one. If the proxy is yours, set TRUST_PROXY=1',
    )
  })
}
