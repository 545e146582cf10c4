import { type ClientRequest, get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type ImportReason, importReason, reasonText } from '@little-dunes/domain/messages/import-reasons'
import { isPublicAddress, lookupPublic } from '#security/public-address'

/** Hosts that pictures may come from. Tests allow only this machine. */
export interface PictureSource {
  lookup: LookupFunction
  isAllowed: (address: string) => boolean
}

const theInternet: PictureSource = { lookup: lookupPublic, isAllowed: isPublicAddress }

export const LARGEST_PICTURE = 15 * 1024 * 1024
const TIME_LIMIT = 20_000
const MAX_REDIRECTS = 3

export class PictureRefused extends Error {
  override name = 'PictureRefused'
  /** A key where the back office shows it in the reader's language. */
  readonly reason: ImportReason | string
  constructor(reason: ImportReason | string) {
    super(reasonText(reason))
    this.reason = reason
  }
}

/** The server did not answer, or not in time, so the picture is not at fault. */
export class PictureUnreachable extends PictureRefused {
  override name = 'PictureUnreachable'
}

/**
 * Fetches one picture from a public http(s) address, with limits of time, size and redirects. @throws PictureRefused
 */
export async function fetchPicture(
  address: string,
  { source = theInternet, largest = LARGEST_PICTURE, timeLimit = TIME_LIMIT } = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimit)
  let url = parseUrl(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(url, source, signal)
    const next = getRedirect(response)
    if (next === null) return body(response, largest, signal)
    response.destroy()
    url = parseUrl(next, url)
  }
  throw new PictureRefused(importReason('picture_redirects'))
}

function parseUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new PictureRefused(importReason('picture_address'))
  if (url.username || url.password) throw new PictureRefused(importReason('picture_password'))
  return url
}

/** `lookup` is not called for hosts that are already IP addresses. */
function requireAllowed(url: URL, { isAllowed }: PictureSource) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new PictureRefused(importReason('picture_private'))
}

async function request(url: URL, source: PictureSource, signal: AbortSignal): Promise<IncomingMessage> {
  requireAllowed(url, source)
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = { accept: 'image/*', 'user-agent': 'LittleDunes/1.0 (product pictures)' }
  try {
    return await new Promise((resolve, reject) => {
      const sent: ClientRequest = get(url, { lookup: source.lookup, signal, headers, agent: false }, resolve)
      sent.on('error', reject)
    })
  } catch (error) {
    throw toRefusal(error, signal)
  }
}

const toRefusal = (error: unknown, signal: AbortSignal) => {
  const { message, code } = error as NodeJS.ErrnoException
  if (signal.aborted) return new PictureUnreachable(importReason('picture_slow'))
  return new PictureUnreachable(importReason('picture_unreachable', code ?? message))
}

function getRedirect({ statusCode = 0, headers }: IncomingMessage): string | null {
  return statusCode >= 300 && statusCode < 400 && headers.location ? headers.location : null
}

async function body(response: IncomingMessage, largest: number, signal: AbortSignal): Promise<Buffer> {
  try {
    requirePicture(response, largest)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > largest) throw tooLarge(largest)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof PictureRefused ? error : toRefusal(error, signal)
  } finally {
    response.destroy()
  }
}

/** SVG may contain scripts and external references, and is not a photograph. */
function requirePicture({ statusCode, headers }: IncomingMessage, largest: number) {
  if (statusCode !== 200) throw new PictureRefused(importReason('picture_status', String(statusCode)))
  const type = headers['content-type'] ?? ''
  if (!/^image\/(?!svg)/i.test(type)) throw new PictureRefused(importReason('picture_type', type))
  if (Number(headers['content-length']) > largest) throw tooLarge(largest)
}

const tooLarge = (largest: number) =>
  new PictureRefused(importReason('picture_large', String(Math.round(largest / 1024 / 1024))))
