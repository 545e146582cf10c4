import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import {
  type PictureAddress,
  pictureAddress,
  readPictureAddress,
} from '@little-dunes/domain/catalogue/pictures'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { sendFilm } from '#media/film-files'
import type { PictureDrawer } from '#media/picture-drawer'
import { createPictureFiles, isOriginal, type PictureFiles } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { sourceFile } from '#media/picture-source'

/** The address contains the hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable'
/** The response is the master until the picture in the requested width is drawn. */
const FOR_A_MINUTE = 'public, max-age=60'
const LONGEST_WAIT_MS = 10_000

interface MediaFile {
  content: Buffer
  format: PictureAddress['format']
  cache: string
}

/** The whole picture from which the picture of a product was cut. Its address has no other widths. */
async function findSource(dataFolder: string, address: string): Promise<MediaFile | null> {
  const file = sourceFile(dataFolder, address)
  const content = file === null ? null : await readFile(file).catch(() => null)
  return content && { content, format: 'webp', cache: FOREVER }
}

const findStored = async (files: PictureFiles, picture: PictureAddress): Promise<MediaFile | null> => {
  const content = await readFile(files.derived(picture)).catch(() => null)
  return content && { content, format: picture.format, cache: FOREVER }
}

/** Browsers that ask for AVIF can show the master meanwhile. Any other format is worth the wait. */
async function drawn(files: PictureFiles, picture: PictureAddress, drawer: PictureDrawer | null) {
  const drawing = drawer?.draw(pictureAddress(picture))
  if (!drawing || picture.format === 'avif') return null
  await Promise.race([drawing, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })])
  return findStored(files, picture)
}

async function find(
  files: PictureFiles,
  picture: PictureAddress,
  drawer: PictureDrawer | null,
): Promise<MediaFile | null> {
  const isMaster = isOriginal(picture)
  const made = isMaster ? null : await findStored(files, picture)
  if (made) return made
  const master = await files.master(picture)
  const now = master && !isMaster ? await drawn(files, picture, drawer) : null
  if (now) return now
  // A shop filled by an earlier version may name a demo picture that has been redrawn since.
  const file = master ?? (await files.redrawn(picture))
  if (!file) return null
  const cache = master && isMaster ? FOREVER : FOR_A_MINUTE
  return { content: await readFile(file), format: 'avif', cache }
}

function send(
  reply: FastifyReply,
  etag: string,
  { content, format, cache }: MediaFile,
  known: string | undefined,
) {
  reply.headers({
    'content-type': format === 'jpg' ? 'image/jpeg' : `image/${format}`,
    'cache-control': cache,
    // Link previews, search engines and emails show pictures on other sites.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  })
  return known?.includes(etag) ? reply.code(304).send() : reply.send(content)
}

/** Product pictures in every width, their sources, and films. Unknown addresses are a plain 404 (D-10). */
export function mediaRoutes(app: FastifyInstance, dataFolder: string, drawer: PictureDrawer | null): void {
  const files = createPictureFiles(dataFolder)
  app.get('/media/*', async (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? ''
    const film = await sendFilm(dataFolder, address, request, reply)
    if (film) return film
    const picture = readPictureAddress(address)
    const media = await (picture ? find(files, picture, drawer) : findSource(dataFolder, address))
    if (!media) return sendRefusal(request, reply, 'not_found')
    const standsIn = media.cache === FOR_A_MINUTE
    const etag = `"${standsIn ? `${pictureHash(media.content)}-master` : address.slice('/media/'.length)}"`
    return send(reply, etag, media, request.headers['if-none-match'])
  })
}
