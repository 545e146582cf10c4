import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sendRefusal } from '#http/error-handler'
import { type PrecompressedResponse, precompress, sendPrecompressed } from '#http/precompressed-response'
import { assetHeaders } from '#pages/assets/asset-headers'
import { compressWithDictionary, sha256 } from '#pages/assets/compress-with-dictionary'
import { dictionaryPattern } from '#pages/assets/dictionary-pattern'
import { type Asset, keepBuild, otherAssets } from '#pages/assets/stored-builds'
import type { Shop } from '#shop'

/**
 * Scripts and style sheets of the other builds that the shop has run with. Tabs opened before a release request them,
 * and so do pages of a new version whose requests reach a process of the old one. A browser's old copy is the
 * dictionary of the current file (delta compression, RFC 9842), so a new version costs only its changes.
 */
export interface OtherBuilds {
  /** Adds files of the current build, before the shop opens. */
  add(assets: readonly Asset[]): void
  /** Stores the current build for later ones, and reads the others. */
  open(): Promise<void>
  /** Sends a file of the current build as a delta to the browser's copy; false leaves the answer to the caller. */
  sendDelta(
    address: string,
    answer: PrecompressedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean
  /** Sends a file that only another build has, or 404. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface Dictionary {
  file: string
  pattern: string
}

const MAX_DELTAS = 200
const ENCODING = 'dcz'

const acceptsDelta = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  /\bdcz\b/.test(String(request.headers['accept-encoding'])) &&
  !request.headers['if-none-match']

/** Replaces the compressed body of a response. */
function withDelta({ heads: { br } }: PrecompressedResponse, body: Buffer): string[] {
  const values = { 'content-encoding': ENCODING, 'content-length': String(body.length) }
  return Object.entries(values).reduce((head, [name, value]) => head.with(head.indexOf(name) + 1, value), br)
}

/** @param folder storage of the builds; null stores none */
export function createOtherBuilds(
  folder: string | null,
  { now, log }: Pick<Shop, 'now' | 'log'>,
): OtherBuilds {
  const collected: Asset[] = []
  const deltas = new LRUCache<string, Promise<Buffer>>({ max: MAX_DELTAS })
  let build = ''
  let files = new Map<string, string>()
  let dictionaries = new Map<string, Dictionary>()
  let looked: { at: number; done: Promise<void> } | null = null

  async function look(folder: string): Promise<void> {
    const loaded = new Map<string, Dictionary>()
    files = await otherAssets(folder, build)
    for (const [address, file] of files) {
      const pattern = dictionaryPattern(address)
      // Another process may delete the build meanwhile.
      const body = pattern && (await readFile(file).catch(() => null))
      if (pattern && body) loaded.set(sha256(body).toString('base64'), { file, pattern })
    }
    dictionaries = loaded
  }

  /** Reads the folder again if a build was added or deleted. */
  async function lookAgain(): Promise<void> {
    const changed = folder && (await stat(folder).catch(() => null))
    if (!changed) return
    if (looked?.at !== changed.mtimeMs) looked = { at: changed.mtimeMs, done: look(folder) }
    return looked.done
  }

  function loadDelta(address: string, body: Buffer, { file }: Dictionary): Promise<Buffer> {
    const key = `${file} ${address}`
    const known = deltas.get(key)
    if (known) return known
    const made = readFile(file).then((dictionary) => compressWithDictionary(body, dictionary))
    made.catch(() => deltas.delete(key))
    deltas.set(key, made)
    return made
  }

  async function find(address: string): Promise<PrecompressedResponse | null> {
    if (!dictionaryPattern(address)) return null
    if (!files.has(address)) await lookAgain()
    const file = files.get(address)
    return file ? precompress({ body: await readFile(file), ...assetHeaders(address) }) : null
  }

  return {
    add: (assets) => void collected.push(...assets.filter(({ address }) => dictionaryPattern(address))),
    async open() {
      if (!folder || collected.length === 0) return
      build = await keepBuild(folder, collected, now())
      await lookAgain()
    },
    sendDelta(address, answer, request, response) {
      const hash = request.headers['available-dictionary']
      const dictionary = typeof hash === 'string' && dictionaries.get(hash.slice(1, -1))
      if (!dictionary || dictionary.pattern !== dictionaryPattern(address) || !acceptsDelta(request))
        return false
      loadDelta(address, answer.bodies.identity, dictionary).then(
        (body) => {
          if (body.length >= answer.bodies.br.length) return sendPrecompressed(answer, request, response)
          response.writeHead(200, withDelta(answer, body)).end(body)
        },
        () => sendPrecompressed(answer, request, response),
      )
      return true
    },
    async send(request, reply) {
      const loaded = await find(request.url.split('?', 1)[0] ?? '').catch((error: unknown) => {
        log.warn({ err: error }, 'A file of another build could not be read')
        return null
      })
      if (!loaded) return sendRefusal(request, reply, 'not_found')
      reply.hijack()
      sendPrecompressed(loaded, request.raw, reply.raw)
      return reply
    },
  }
}
