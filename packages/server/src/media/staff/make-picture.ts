import { toSlug } from '@little-dunes/domain/catalogue/product'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { checkPicture, MAX_PIXELS } from '#media/check-picture'
import { drawInProcess } from '#media/draw-in-process'
import { storeFilm } from '#media/film-files'
import { findUpload, finishUpload, readUpload, removeUpload } from '#media/staff/stored-uploads'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Turns a complete file into the address of its picture or film, or a refusal. */
type Make = (name: string, bytes: Buffer) => Promise<string | Refusal>

const pictureName = (fileName: string): string =>
  toSlug(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100) || 'picture'

/** Turns a complete upload into a picture or film of the shop, and deletes it if that fails. */
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
    const verdict = await checkPicture(bytes, MAX_PIXELS)
    if (verdict === 'too_large') return refuse('picture_refused', { textKey: 'picture_too_large' })
    const address = verdict === 'fits' ? await drawInProcess(task, bytes, [dataFolder, name]) : null
    return address ? address.toString() : refused
  })

/** Unchanged, except that the place recorded by the camera is removed. */
export const makeContentFilm = (dataFolder: string): Operation<'POST /api/staff/content/film'> =>
  finish(async (name, bytes) => (await storeFilm(dataFolder, name, bytes)) ?? refuse('film_refused'))

/** Drawn in the shape of the shop's pictures. */
export const makeProductPicture = (dataFolder: string): Operation<'POST /api/staff/picture'> =>
  makePicture(dataFolder, 'product')

/** Drawn in its own shape, in the widths of pages. */
export const makeContentPicture = (dataFolder: string): Operation<'POST /api/staff/content/picture'> =>
  makePicture(dataFolder, 'scene')

/** Drawn in its own shape, with its transparent parts. */
export const makeLogo = (dataFolder: string): Operation<'POST /api/staff/settings/logo'> =>
  makePicture(dataFolder, 'logo', refuse('picture_refused', { textKey: 'logo_refused' }))
