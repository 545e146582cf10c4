import { USUAL_BODY } from '@little-dunes/domain/contract/call'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createHttpServer, type FastPath } from '#http/create-http-server'
import { answerMalformedUrl } from '#http/error-handler'
import { limitBodies } from '#http/limits/body-budget'
import { CONNECTION_LIMITS } from '#http/limits/connection-limits'
import { readJsonBodies } from '#http/read-json-bodies'
import { NON_HTML_CSP, SECURITY_HEADERS } from '#http/security-headers'
import { answerMalformedRequest } from '#http/server/request-head-problem'
import { warnOfProxy } from '#http/server/warn-of-proxy'
import type { ServerOptions } from '#modules/server-options'

export function createApp(options: ServerOptions, quick: FastPath[]): FastifyInstance {
  const limits = { ...CONNECTION_LIMITS, ...options.connectionLimits }
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: USUAL_BODY,
    trustProxy: toTrustProxy(options.trustProxy ?? false),
    frameworkErrors: answerMalformedUrl,
    clientErrorHandler: answerMalformedRequest,
    serverFactory: createHttpServer(quick, limits),
  })
  // While closing, all requests must go through Fastify, which ends connections.
  app.addHook('preClose', async () => {
    quick.length = 0
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': NON_HTML_CSP })
  })
  if (options.trustProxy === false) warnOfProxy(app)
  readJsonBodies(app, limitBodies(app, limits.bodyBytes))
  return app
}

/** A number is the number of trusted proxies. */
const toTrustProxy = (trust: boolean | number | string) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
