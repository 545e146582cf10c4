import type { FastifyInstance } from 'fastify'
import type { FastPath } from '#http/create-http-server'
import { sendRefusal } from '#http/error-handler'
import { precompress, sendPrecompressed } from '#http/precompressed-response'
import { NON_HTML_CSP } from '#http/security-headers'
import { FOREVER, typeOf } from '#pages/assets/asset-headers'
import type { Theme } from '#theme/theme'

const FOLDER = '/theme/'

export const themeAddress = ({ fingerprint }: Theme, name: string): string =>
  `${FOLDER}${fingerprint}/${name}`

/**
 * Answers the files of the theme from memory. Below another fingerprint they are answered as well, though never kept: while
 * one of two processes has a new theme, its pages are asked for at the other.
 */
export async function themeFiles(app: FastifyInstance, theme: Theme): Promise<FastPath> {
  const prepare = async (name: string, body: Buffer, cacheControl: string) => {
    const headers = {
      'content-type': typeOf(name),
      'cache-control': cacheControl,
      'content-security-policy': NON_HTML_CSP,
      // The fields of a card are pages of others.
      ...(name.endsWith('.woff2') && { 'access-control-allow-origin': '*' }),
    }
    // Pictures and fonts are compressed already.
    const encoded = /\.(css|svg)$/.test(name) ? undefined : { br: body, gzip: body }
    return [name, await precompress({ body, headers, encoded })] as const
  }
  const files = async (cacheControl: string) =>
    new Map(await Promise.all(theme.files.map(({ name, body }) => prepare(name, body, cacheControl))))
  const [now, other] = await Promise.all([files(FOREVER), files('no-cache')])
  const answer: FastPath = (request, response) => {
    const [, , fingerprint, name = ''] = (request.url?.split('?', 1)[0] ?? '').split('/')
    const file = request.url?.startsWith(FOLDER)
      ? (fingerprint === theme.fingerprint ? now : other).get(name)
      : undefined
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    sendPrecompressed(file, request, response)
    return true
  }
  app.get(`${FOLDER}*`, async (request, reply) =>
    answer(request.raw, reply.raw) ? reply.hijack() : sendRefusal(request, reply, 'not_found'),
  )
  return answer
}
