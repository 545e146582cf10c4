import type { FastifyInstance } from 'fastify'

/** Warns once: behind an unknown proxy all visitors share the limits for signing in. */
export function warnOfProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    app.log.warn(
      'Requests have an X-Forwarded-For header, but TRUST_PROXY is off, so all visitors count as one. If you run the proxy, set TRUST_PROXY=1.',
    )
  })
}
