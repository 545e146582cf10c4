import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import type { FastifyInstance } from 'fastify'
import type { FastPath } from '#http/create-http-server'
import { sendRefusal } from '#http/error-handler'
import { createAssetHandler } from '#pages/client-assets'

export const BACKOFFICE_BUILD = fileURLToPath(new URL('../../../backoffice/build', import.meta.url))

/**
 * Style attributes size charts and bars; pictures that are being uploaded are shown from memory. The reader of barcodes
 * is WebAssembly where the browser has none of its own.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The page is asked for anew each time, so that a tab opened tomorrow has tomorrow's scripts. */
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'x-robots-tag': 'noindex',
}

/** Serves the back office: its files, and its one page at every other address below `/backoffice`. */
export async function registerBackoffice(
  app: FastifyInstance,
  folder: string,
  quick: FastPath[],
): Promise<void> {
  const page = `${folder}/client/index.html`
  if (!existsSync(page)) return
  const html = await readFile(page, 'utf8')
  const folders = { clientFolder: `${folder}/client`, compressedFolder: `${folder}/compressed` }
  const assets = await createAssetHandler(folders, BACKOFFICE)
  quick.push(assets)
  app.get(BACKOFFICE, async (_request, reply) => reply.headers(HEADERS).type('text/html').send(html))
  app.get(`${BACKOFFICE}/*`, async (request, reply) => {
    if (assets(request.raw, reply.raw)) return reply.hijack()
    if (request.url.startsWith(`${BACKOFFICE}/assets/`)) return sendRefusal(request, reply, 'not_found')
    return reply.headers(HEADERS).type('text/html').send(html)
  })
}
