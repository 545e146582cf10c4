import { slugOf } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { checkPicture, MOST_PIXELS } from '#media/check-picture'
import { drawInProcess } from '#media/draw-in-process'
import { storeFilm } from '#media/film-files'
import { findUpload, finishUpload, readUpload, removeUpload } from '#media/staff/stored-uploads'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** What a file that has arrived in whole becomes: the address of it, or why it does not. */
type Make = (name: string, bytes: Buffer) => Promise<string | Refusal>

/** What a picture is called in the shop: the letters and digits of its file's name. */
const pictureName = (fileName: string): string =>
  slugOf(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100) || 'picture'

/** Makes a file that has arrived in whole something of the shop; what cannot become that goes. */
const finish =
  (make: Make): Operation<'POST /api/staff/picture'> =>
  async (shop, member, input, context) => {
    const upload = await findUpload(shop, member.id, input.upload)
    if (!upload) return refuse('not_found')
    if (upload.address !== null) return { address: upload.address }
    const bytes = await readUpload(shop, upload)
    if (!bytes) return refuse('upload_incomplete')
    const address = await make(pictureName(upload.name), bytes)
    if (isRefusal(address)) {
      await removeUpload(shop, member.id, upload.id)
      return address
    }
    await inTransaction(shop, async (tx) => {
      const after = { file: upload.name }
      if (await finishUpload(tx, upload, address))
        await recordAuditEntry(tx, { member, context }, { id: address, before: {}, after })
    })
    return { address }
  }

const makePicture = (
  dataFolder: string,
  task: 'product' | 'scene' | 'logo',
  refused = refuse('picture_refused'),
): Operation<'POST /api/staff/picture'> =>
  finish(async (name, bytes) => {
    const verdict = await checkPicture(bytes, MOST_PIXELS)
    if (verdict === 'too_large') return refuse('picture_refused', { textKey: 'picture_too_large' })
    const address = verdict === 'fits' ? await drawInProcess(task, bytes, [dataFolder, name]) : null
    return address ? address.toString() : refused
  })

/** As it is, but for the place that a camera has written into it. */
export const makeContentFilm = (dataFolder: string): Operation<'POST /api/staff/content/film'> =>
  finish(async (name, bytes) => (await storeFilm(dataFolder, name, bytes)) ?? refuse('film_refused'))

/** In the shape of the shop's pictures. */
export const makeProductPicture = (dataFolder: string): Operation<'POST /api/staff/picture'> =>
  makePicture(dataFolder, 'product')

/** In its own shape, in the widths in which pages show it. */
export const makeContentPicture = (dataFolder: string): Operation<'POST /api/staff/content/picture'> =>
  makePicture(dataFolder, 'scene')

/** In its own shape, with its transparent parts. */
export const makeLogo = (dataFolder: string): Operation<'POST /api/staff/settings/logo'> =>
  makePicture(dataFolder, 'logo', refuse('picture_refused', { textKey: 'logo_refused' }))
