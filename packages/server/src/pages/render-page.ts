import { randomBytes } from 'node:crypto'
import { parse } from 'node:querystring'
import { type Client, createClient } from '@little-dunes/domain/contract/client'
import { FRAMED_PARAM, PREVIEW_PARAM, splitLanguage } from '@little-dunes/domain/paths'
import { readPreview } from '#content/read-content'
import { isDatabaseUnavailable } from '#database/unavailable'
import type { Api } from '#http/api'
import { precompress } from '#http/precompressed-response'
import { NON_HTML_CSP } from '#http/security-headers'
import { measuringSources, mergeSources } from '#pages/measuring-policy'
import type { RenderedPage } from '#pages/page-cache'
import {
  buildPermissionsPolicy,
  contentSecurityPolicy,
  framedHeaders,
  withoutNonce,
  withoutScripts,
} from '#pages/page-policy'
import { SPECULATION_HEADERS } from '#pages/speculation/speculation-rules'
import { withTheme } from '#pages/themed-page'
import type { Shop } from '#shop'

export interface PageContext {
  client: Client
  now(): Date
  /** Public address of the shop without a trailing slash; null when not configured. */
  publicUrl: string | null
  /** Nonce of this rendering: scripts with it may run. It never leaves the server. */
  nonce: string
}

/** Answers requests for pages; normally the built storefront. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>

/** Pages know no host except `PUBLIC_URL`: of the visitor's request they only get the address (D-60). */
const ORIGIN = 'http://shop.invalid'
const CACHED_STATUSES = new Set([200, 404])
/** Headers set on sending, or meaningless behind this server. */
const DROPPED_HEADERS = new Set(['content-length', 'transfer-encoding', 'connection', 'set-cookie', 'date'])

export interface PageSources {
  shop: Shop
  api: Api
  publicUrl: string | null
}

/** Gives loaders the same calls as over HTTP, but without HTTP and without a visitor. */
function contextFor({ shop, api, publicUrl }: PageSources, key: string) {
  const failures: unknown[] = []
  const { language } = splitLanguage(key.split('?', 1)[0] ?? key)
  const client = createClient(async ({ method, path, body, headers }) => {
    const [call = '', query = ''] = path.split('?', 2)
    const input = method === 'GET' ? { ...parse(query) } : body
    try {
      return await api.perform(`${method} ${call}`, input, {
        'accept-language': language,
        ...headers,
      })
    } catch (error) {
      failures.push(error)
      throw error
    }
  })
  const nonce = randomBytes(16).toString('base64url')
  return {
    context: { client, now: shop.now, publicUrl, nonce },
    wasDatabaseAway: () => failures.some(isDatabaseUnavailable),
  }
}

const toHeaders = (response: Response): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => !DROPPED_HEADERS.has(name)))

/** True for a framed page with a valid preview key. */
async function isFramedPreview(shop: Shop, key: string): Promise<boolean> {
  const { searchParams } = new URL(ORIGIN + key)
  if (!searchParams.has(FRAMED_PARAM)) return false
  // Without the database no page is framed.
  const preview = await readPreview(shop, searchParams.get(PREVIEW_PARAM) ?? undefined).catch(() => undefined)
  return preview !== undefined
}

/** Renders a page, or its data, for all visitors. */
export async function renderPage(
  handler: PageHandler,
  sources: PageSources,
  key: string,
): Promise<RenderedPage> {
  const { context, wasDatabaseAway } = contextFor(sources, key)
  const response = await handler(new Request(ORIGIN + key), context)
  const plain = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const theme = isHtml ? await sources.shop.theme.read() : null
  const answered = theme ? withTheme(plain, key, theme) : plain
  const isFramed = isHtml && (await isFramedPreview(sources.shop, key))
  const rendered = isFramed ? withoutScripts(answered) : answered
  const payments = sources.shop.payments?.browser.sources ?? null
  // A page without the database is shown without measuring.
  const measuring = isHtml && !isFramed ? await measuringSources(sources.shop).catch(() => null) : null
  // React Router answers 500 for every failure; this one is temporary.
  const status = response.status >= 500 && wasDatabaseAway() ? 503 : response.status
  const answer = await precompress({
    status,
    body: Buffer.from(withoutNonce(rendered, context.nonce)),
    headers: {
      ...toHeaders(response),
      ...(status === 503 && { 'retry-after': '2' }),
      'cache-control': 'no-cache',
      'content-security-policy': isHtml
        ? contentSecurityPolicy(rendered, context.nonce, payments)
        : NON_HTML_CSP,
      ...(isHtml && { 'permissions-policy': buildPermissionsPolicy(payments) }),
      ...(isFramed ? framedHeaders(rendered) : isHtml && SPECULATION_HEADERS),
    },
  })
  // A page marks itself when it could only show its empty states.
  const isWhole = response.headers.get('cache-control') !== 'no-store'
  if (measuring)
    answer.agreedPolicy = contentSecurityPolicy(rendered, context.nonce, mergeSources([payments, measuring]))
  return { answer, keep: CACHED_STATUSES.has(status) && isWhole }
}
