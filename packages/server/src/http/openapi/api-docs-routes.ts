import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { apiDocsPage, DOCS_STYLE } from '#http/openapi/api-docs-page'
import { openApi } from '#http/openapi/open-api'
import {
  type PrecompressedResponse,
  precompress,
  type ResponseToCompress,
  sendPrecompressed,
} from '#http/precompressed-response'
import { NON_HTML_CSP } from '#http/security-headers'

const styleHash = createHash('sha256').update(DOCS_STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`

const documentToSend = (): ResponseToCompress => ({
  body: Buffer.from(JSON.stringify(openApi())),
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': NON_HTML_CSP,
  },
})

const pageToSend = (): ResponseToCompress => ({
  body: Buffer.from(apiDocsPage(openApi())),
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
  },
})

/** `/api/openapi.json` for programs, `/api/docs` for people; each is made once, when it is first asked for. */
export function apiDocsRoutes(app: FastifyInstance): void {
  serve(app, '/api/openapi.json', documentToSend)
  serve(app, '/api/docs', pageToSend)
}

function serve(app: FastifyInstance, path: string, make: () => ResponseToCompress): void {
  let made: Promise<PrecompressedResponse> | undefined
  app.get(path, async (request, reply) => {
    made ??= precompress(make())
    const answer = await made
    reply.hijack()
    sendPrecompressed(answer, request.raw, reply.raw)
  })
}
