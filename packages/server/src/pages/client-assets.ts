import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { QuickAnswer } from '#platform/create-http-server'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '#platform/prepared-answer'
import { NO_PAGE_POLICY } from '#platform/security-headers'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^text|json|svg/
/** Names under `/assets` carry the hash of their content; the others may change with the next release. */
const FOREVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'
/** Larger files, such as films, are sent from the disk, in the ranges that players ask for. */
const MOST_BYTES = 256 * 1024

/** The files of the storefront, in memory and compressed. */
export interface ClientAssets {
  quick: QuickAnswer
  close(): Promise<void>
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

interface ClientFile {
  address: string
  type: string
  body: Buffer
}

async function readFiles(folder: string): Promise<ClientFile[]> {
  const found = (await filesIn(folder)).map(async (file) => {
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    return { address, type: TYPES[path.extname(file)] ?? '', body: await readFile(file) }
  })
  return (await Promise.all(found)).filter(({ type, body }) => type !== '' && body.length <= MOST_BYTES)
}

/** The fields of a card are the provider's pages, and in our typeface (PAY-14): a font may be used by pages of others. */
const forAllPages = (type: string) => (type === 'font/woff2' ? { 'access-control-allow-origin': '*' } : {})

function prepareFile({ address, type, body }: ClientFile, quality: number): Promise<PreparedAnswer> {
  const headers = {
    ...forAllPages(type),
    'content-type': type,
    'cache-control': address.startsWith('/assets/') ? FOREVER : FOR_AN_HOUR,
    'content-security-policy': NO_PAGE_POLICY,
  }
  return prepareAnswer({ body, headers, quality: COMPRESSIBLE.test(type) ? quality : null })
}

/** Reads the built files once; the best compression, which takes seconds, follows while the shop is open. */
export async function loadClientAssets(folder: string): Promise<ClientAssets> {
  const files = await readFiles(folder)
  const answers = new Map<string, PreparedAnswer>()
  for (const file of files) answers.set(file.address, await prepareFile(file, 5))
  let closed = false

  async function compressBetter(): Promise<void> {
    for (const file of files) {
      if (closed) return
      if (COMPRESSIBLE.test(file.type)) answers.set(file.address, await prepareFile(file, 11))
    }
  }

  const improving = compressBetter()
  return {
    quick(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const answer = answers.get(request.url?.split('?', 1)[0] ?? '')
      if (!answer) return false
      sendPrepared(answer, request, response)
      return true
    },
    async close() {
      closed = true
      await improving
    },
  }
}
