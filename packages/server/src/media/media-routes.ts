import { readFile } from 'node:fs/promises'
import { type PictureAddress, readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { sendFilm } from '#media/film-files'
import { createPictureFiles, isOriginal, type PictureFiles } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { sourceFile } from '#media/picture-source'

/** The address holds the hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Until the picture in the wanted width is made, the master stands in for it. */
const FOR_A_MINUTE = 'public, max-age=60'

interface Found {
  content: Buffer
  format: PictureAddress['format']
  cache: string
}

/** The whole picture that a product's was cut from; nothing else is made from it under its address. */
async function findSource(dataFolder: string, address: string): Promise<Found | null> {
  const file = sourceFile(dataFolder, address)
  const content = file === null ? null : await readFile(file).catch(() => null)
  return content && { content, format: 'webp', cache: FOREVER }
}

async function find(files: PictureFiles, picture: PictureAddress): Promise<Found | null> {
  const made = isOriginal(picture) ? null : await readFile(files.derived(picture)).catch(() => null)
  if (made) return { content: made, format: picture.format, cache: FOREVER }
  const master = await files.master(picture)
  // A shop that was filled by an earlier version may name a demo picture that has been drawn anew since.
  const file = master ?? (await files.redrawn(picture))
  if (!file) return null
  const cache = master && isOriginal(picture) ? FOREVER : FOR_A_MINUTE
  return { content: await readFile(file), format: 'avif', cache }
}

function send(
  reply: FastifyReply,
  etag: string,
  { content, format, cache }: Found,
  known: string | undefined,
) {
  reply.headers({
    'content-type': format === 'jpg' ? 'image/jpeg' : `image/${format}`,
    'cache-control': cache,
    // Previews of links, search engines and mails show pictures elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  })
  return known?.includes(etag) ? reply.code(304).send() : reply.send(content)
}

/** Product pictures in every width, their sources, and films; what is none of the shop is a plain 404 (D-10). */
export function mediaRoutes(app: FastifyInstance, dataFolder: string): void {
  const files = createPictureFiles(dataFolder)
  app.get('/media/*', async (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? ''
    const film = await sendFilm(dataFolder, address, request, reply)
    if (film) return film
    const picture = readPictureAddress(address)
    const found = await (picture ? find(files, picture) : findSource(dataFolder, address))
    if (!found) return sendRefusal(request, reply, 'not_found')
    const standsIn = found.cache === FOR_A_MINUTE
    const etag = `"${standsIn ? `${pictureHash(found.content)}-master` : address.slice('/media/'.length)}"`
    return send(reply, etag, found, request.headers['if-none-match'])
  })
}
