import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastPath } from '#http/create-http-server'
import { type PrecompressedResponse, precompress, sendPrecompressed } from '#http/precompressed-response'
import { assetHeaders, getContentType, WASM } from '#pages/assets/asset-headers'
import type { OtherBuilds } from '#pages/assets/other-builds'

const COMPRESSIBLE = /^text|json|svg|wasm/
/** Revalidated each time, so a browser installs a new worker at the next visit. */
const SERVICE_WORKER = '/service-worker.js'
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  // The worker's policy comes with its own response, not with the pages: it may only fetch from the shop.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}
/** Larger files such as films, except WebAssembly, are sent from disk, in the ranges that players request. */
const MAX_BYTES = 256 * 1024

/** Folder of a build, and the folder where the build put compressed copies. */
export interface ClientFolders {
  clientFolder: string
  compressedFolder?: string
}

interface ClientFile {
  address: string
  /** File of the build, if its name differs. */
  builtAs?: string
  type: string
  body: Buffer
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function readFiles({ clientFolder: folder }: ClientFolders, base: string): Promise<ClientFile[]> {
  const reads = (await filesIn(folder)).map(async (file) => {
    const address = `${base}/${path.relative(folder, file).split(path.sep).join('/')}`
    return { address, type: getContentType(file), body: await readFile(file) }
  })
  return (await Promise.all(reads)).filter(
    ({ type, body }) => type !== '' && (body.length <= MAX_BYTES || type === WASM),
  )
}

/** Reads the copies compressed by the build, since compressing delays the start. Undefined when there are none. */
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
  const { address, body } = file
  const { headers, vary } = assetHeaders(address)
  return precompress({
    body,
    headers: { ...headers, ...(address === SERVICE_WORKER && WORKER_HEADERS) },
    encoded: await readEncoded(file, compressedFolder, base),
    ...(vary && { vary }),
  })
}

/** Replaces a switched-off service worker: clears its caches and unregisters. */
const UNREGISTER = '/unregister-worker.js'

export interface AssetHandlerOptions {
  /** Prefix of the addresses. */
  base?: string
  withServiceWorker?: boolean
  otherBuilds?: OtherBuilds
}

/** Reads the built files once and serves them compressed from memory, below `base`. */
export async function createAssetHandler(
  folders: ClientFolders,
  { base = '', withServiceWorker = true, otherBuilds }: AssetHandlerOptions = {},
): Promise<FastPath> {
  const read = await readFiles(folders, base)
  const files = withServiceWorker ? read : withoutServiceWorker(read)
  otherBuilds?.add(files)
  const prepared = files.map(
    async (file) => [file.address, await prepareFile(file, folders.compressedFolder, base)] as const,
  )
  const answers = new Map(await Promise.all(prepared))
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const address = request.url?.split('?', 1)[0] ?? ''
    const answer = answers.get(address)
    if (!answer) return false
    if (!otherBuilds?.sendDelta(address, answer, request, response))
      sendPrecompressed(answer, request, response)
    return true
  }
}
