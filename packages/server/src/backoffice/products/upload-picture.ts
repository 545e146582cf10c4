import { slugOf } from '@little-dunes/domain/catalogue/product'
import { type FailureCode, refuse } from '@little-dunes/domain/messages/failures'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { checkPicture, LARGEST_UPLOAD } from '#media/check-picture'
import { storePicture } from '#media/store-picture'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Bytes of a call that carries the largest picture: base64 takes a third more, and there is a name. */
export const MAX_UPLOAD_BODY_BYTES = Math.ceil((LARGEST_UPLOAD * 4) / 3) + 64 * 1024

/** What a picture is called in the shop: the letters and digits of its file's name. */
const pictureName = (fileName: string): string =>
  slugOf(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100) || 'picture'

export const uploadPicture =
  (dataFolder: string): Operation<'POST /api/staff/picture'> =>
  async (shop, member, { name, content }, context) => {
    const refused: FailureCode = 'picture_refused'
    const bytes = Buffer.from(content, 'base64')
    const verdict = await checkPicture(bytes)
    if (verdict === 'too_large') return refuse(refused, { textKey: 'picture_too_large' })
    if (verdict === 'no_picture') return refuse(refused)
    const address = await storePicture(dataFolder, pictureName(name), bytes).catch(() => null)
    if (address === null) return refuse(refused)
    const after = { file: name }
    await inTransaction(shop, (tx) =>
      recordAuditEntry(tx, { member, context }, { subject: 'picture', id: address, before: {}, after }),
    )
    return { success: true, address }
  }
