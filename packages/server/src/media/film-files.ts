import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { filmAddress, readFilmAddress } from '@little-dunes/domain/content/film-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { filmFormat, withoutPlace } from '#media/check-film'
import { mediaFolder } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { writeWholeFile } from '#media/write-whole-file'

/** Null unless the address is one of a film. */
function filmFile(dataFolder: string, address: string): string | null {
  const film = readFilmAddress(address)
  return film && path.join(mediaFolder(dataFolder), path.posix.basename(filmAddress(film)))
}

/** Stores a film and returns its address. Null for a format that browsers do not play. */
export async function storeFilm(dataFolder: string, name: string, bytes: Buffer): Promise<string | null> {
  const format = filmFormat(bytes)
  if (!format) return null
  const content = format === 'mp4' ? withoutPlace(bytes) : bytes
  const address = filmAddress({ name, hash: pictureHash(content), format })
  const file = filmFile(dataFolder, address)
  if (!file) throw new Error(`${name} is not a valid video name`)
  await writeWholeFile(file, content)
  return address
}

/**
 * Byte range of a player (RFC 9110, 14.1.2). No range and several ranges give the whole film, a range that begins after
 * the end gives null.
 */
export function parseRange(header: string | undefined, size: number): { from: number; to: number } | null {
  const whole = { from: 0, to: size - 1 }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return whole
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size || (first === '' && Number(last) === 0)) return null
  return to < from ? whole : { from, to }
}

/** Sends a film or the requested range. False when there is no film at the address. */
export async function sendFilm(
  dataFolder: string,
  address: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | false> {
  const file = filmFile(dataFolder, address)
  const stats = file === null ? null : await stat(file).catch(() => null)
  if (file === null || !stats) return false
  reply.headers({
    'content-type': `video/${readFilmAddress(address)?.format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${address.slice('/media/'.length)}"`,
  })
  const range = parseRange(headers.range, stats.size)
  if (!range) return reply.code(416).header('content-range', `bytes */${stats.size}`).send()
  const { from, to } = range
  if (to - from + 1 < stats.size) reply.code(206).header('content-range', `bytes ${from}-${to}/${stats.size}`)
  return reply.header('content-length', to - from + 1).send(createReadStream(file, { start: from, end: to }))
}
