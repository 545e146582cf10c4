import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { apiDocsPage, DOCS_STYLE } from '#http/openapi/api-docs-page'
import { openApi } from '#http/openapi/open-api'

const styleHash = createHash('sha256').update(DOCS_STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`

/** `/api/openapi.json` for programs, `/api/docs` for people; both made when they are first asked for. */
export function apiDocsRoutes(app: FastifyInstance): void {
  let document: ReturnType<typeof openApi> | undefined
  const made = () => {
    document ??= openApi()
    return document
  }
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(made()),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(apiDocsPage(made())),
  )
}
