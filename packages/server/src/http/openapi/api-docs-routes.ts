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

const documentToSend = (shopName: string): ResponseToCompress => ({
  body: Buffer.from(JSON.stringify(openApi(shopName))),
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': NON_HTML_CSP,
  },
})

const pageToSend = (shopName: string): ResponseToCompress => ({
  body: Buffer.from(apiDocsPage(openApi(shopName))),
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
  },
})

/** `/api/openapi.json` for programs, `/api/docs` for people. Each is rendered once per name of the shop. */
export function apiDocsRoutes(app: FastifyInstance, readName: () => Promise<string>): void {
  serve(app, readName, '/api/openapi.json', documentToSend)
  serve(app, readName, '/api/docs', pageToSend)
}

function serve(
  app: FastifyInstance,
  readName: () => Promise<string>,
  path: string,
  make: (shopName: string) => ResponseToCompress,
): void {
  let made: { shopName: string; answer: Promise<PrecompressedResponse> } | undefined
  app.get(path, async (request, reply) => {
    const shopName = await readName()
    if (made?.shopName !== shopName) made = { shopName, answer: precompress(make(shopName)) }
    const answer = await made.answer
    reply.hijack()
    sendPrecompressed(answer, request.raw, reply.raw)
  })
}
