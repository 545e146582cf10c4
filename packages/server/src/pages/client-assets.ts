import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastPath } from '#http/create-http-server'
import { type PrecompressedResponse, precompress, sendPrecompressed } from '#http/precompressed-response'
import { NON_HTML_CSP } from '#http/security-headers'

const WASM = 'application/wasm'
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': WASM,
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
export const typeOf = (name: string): string => TYPES[path.extname(name)] ?? ''

const COMPRESSIBLE = /^text|json|svg|wasm/
/** Names under `assets` carry the hash of their content; the others may change with the next release. */
export const FOREVER = 'public, max-age=31536000, immutable'
export const FOR_AN_HOUR = 'public, max-age=3600'
/** Asked for anew each time: a browser takes another one over at the next visit. */
const SERVICE_WORKER = '/service-worker.js'
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  // What a worker may do stands on its own answer, not on the pages: it fetches from the shop, and nothing else.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}
/** Larger files but WebAssembly, such as films, are sent from the disk, in the ranges that players ask for. */
const MOST_BYTES = 256 * 1024

/** Where the files of a build are, and where the build left them compressed. */
export interface ClientFolders {
  clientFolder: string
  compressedFolder?: string
}

interface ClientFile {
  address: string
  /** The file of the build, where it has another name. */
  builtAs?: string
  type: string
  body: Buffer
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function readFiles({ clientFolder: folder }: ClientFolders, base: string): Promise<ClientFile[]> {
  const found = (await filesIn(folder)).map(async (file) => {
    const address = `${base}/${path.relative(folder, file).split(path.sep).join('/')}`
    return { address, type: typeOf(file), body: await readFile(file) }
  })
  return (await Promise.all(found)).filter(
    ({ type, body }) => type !== '' && (body.length <= MOST_BYTES || type === WASM),
  )
}

/** The fields of a card are the provider's pages, and in our typeface (PAY-14): a font may be used by pages of others. */
const forAllPages = (type: string) => (type === 'font/woff2' ? { 'access-control-allow-origin': '*' } : {})

/** To compress them as well takes seconds, which a start does not have; undefined when the build did not. */
async function readEncoded(
  { address, builtAs = address, type, body }: ClientFile,
  folder: string | undefined,
  base: string,
) {
  if (!COMPRESSIBLE.test(type)) return { br: body, gzip: body }
  if (!folder) return undefined
  const read = (ending: string) => readFile(path.join(folder, builtAs.slice(base.length) + ending))
  return Promise.all([read('.br'), read('.gz')]).then(
    ([br, gzip]) => ({ br, gzip }),
    () => undefined,
  )
}

function withoutServiceWorker(files: readonly ClientFile[]): ClientFile[] {
  const others = files.filter(({ address }) => address !== SERVICE_WORKER)
  const off = files.filter(({ address }) => address === UNREGISTER)
  return [...others, ...off.map((file) => ({ ...file, address: SERVICE_WORKER, builtAs: UNREGISTER }))]
}

async function prepareFile(
  file: ClientFile,
  compressedFolder: string | undefined,
  base: string,
): Promise<PrecompressedResponse> {
  const { address, type, body } = file
  const headers = {
    ...forAllPages(type),
    'content-type': type,
    'cache-control': address.startsWith(`${base}/assets/`) ? FOREVER : FOR_AN_HOUR,
    'content-security-policy': NON_HTML_CSP,
    ...(address === SERVICE_WORKER && WORKER_HEADERS),
  }
  return precompress({ body, headers, encoded: await readEncoded(file, compressedFolder, base) })
}

/** In place of the service worker where it is switched off: it takes away what the one before kept, and itself. */
const UNREGISTER = '/unregister-worker.js'

/** Reads the built files once and answers them from memory, compressed, below `base`. */
export async function createAssetHandler(
  folders: ClientFolders,
  base = '',
  withServiceWorker = true,
): Promise<FastPath> {
  const read = await readFiles(folders, base)
  const files = withServiceWorker ? read : withoutServiceWorker(read)
  const prepared = files.map(
    async (file) => [file.address, await prepareFile(file, folders.compressedFolder, base)] as const,
  )
  const answers = new Map(await Promise.all(prepared))
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const answer = answers.get(request.url?.split('?', 1)[0] ?? '')
    if (!answer) return false
    sendPrecompressed(answer, request, response)
    return true
  }
}
