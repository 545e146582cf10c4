import type { FastifyInstance } from 'fastify'
import type { FastPath } from '#http/create-http-server'
import { sendRefusal } from '#http/error-handler'
import { type PrecompressedResponse, precompress, sendPrecompressed } from '#http/precompressed-response'
import { NON_HTML_CSP } from '#http/security-headers'
import { FOREVER, getContentType, otherOriginHeaders } from '#pages/assets/asset-headers'
import { type CurrentTheme, THEME_FOLDER, type Theme } from '#theme/theme'

type Answers = ReadonlyMap<string, PrecompressedResponse>

async function prepare(name: string, body: Buffer, cacheControl: string) {
  const headers = {
    'content-type': getContentType(name),
    'cache-control': cacheControl,
    'content-security-policy': NON_HTML_CSP,
    ...otherOriginHeaders(getContentType(name)),
  }
  // Pictures and fonts are compressed already.
  const encoded = /\.(css|svg)$/.test(name) ? undefined : { br: body, gzip: body }
  return [name, await precompress({ body, headers, encoded })] as const
}

const prepareAnswers = async ({ files }: Theme, cacheControl: string): Promise<Answers> =>
  new Map(await Promise.all(files.map(({ name, body }) => prepare(name, body, cacheControl))))

const splitPath = (url = ''): string[] => (url.split('?', 1)[0] ?? '').split('/').slice(2)

/**
 * Serves the theme's files from memory. Another fingerprint gets them too, but uncached: while only one of two
 * processes has a new theme, its pages may request files from the other.
 */
export function themeFiles(app: FastifyInstance, source: CurrentTheme): FastPath {
  let prepared: { theme: Theme; now: Promise<Answers>; other: Promise<Answers> } | null = null
  let ready: { fingerprint: string; answers: Answers } | null = null

  async function find([fingerprint, name = '']: string[]): Promise<PrecompressedResponse | undefined> {
    const theme = await source.read()
    if (!theme) return undefined
    if (prepared?.theme !== theme)
      prepared = { theme, now: prepareAnswers(theme, FOREVER), other: prepareAnswers(theme, 'no-cache') }
    const [now, other] = await Promise.all([prepared.now, prepared.other])
    ready = { fingerprint: theme.fingerprint, answers: now }
    return (fingerprint === theme.fingerprint ? now : other).get(name)
  }

  app.get(`${THEME_FOLDER}*`, async (request, reply) => {
    const file = await find(splitPath(request.url))
    if (!file) return sendRefusal(request, reply, 'not_found')
    reply.hijack()
    return sendPrecompressed(file, request.raw, reply.raw)
  })
  return (request, response) => {
    if (!ready || !request.url?.startsWith(THEME_FOLDER)) return false
    const [fingerprint, name = ''] = splitPath(request.url)
    const file = fingerprint === ready.fingerprint ? ready.answers.get(name) : undefined
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    sendPrecompressed(file, request, response)
    return true
  }
}
