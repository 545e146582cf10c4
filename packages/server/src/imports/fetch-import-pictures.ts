import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import {
  type FetchedPictures,
  fetchPictures,
  type PictureFetcher,
} from '#catalogue/import/pictures/fetch-pictures'
import { keepFetchedPicture } from '#catalogue/import/pictures/keep-fetched-picture'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { STALE } from '#imports/import-steps'
import { productImports } from '#imports/import-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type ImportRow = typeof productImports.$inferSelect

/** Stored failures. A file may name a hundred thousand pictures. */
const MAX_FAILURES = 200
/** Milliseconds. */
const BEAT = 1_000

export interface ImportPictures {
  folder: string
  fetch?: PictureFetcher | undefined
}

/**
 * Fetches the pictures of a finished import in the background. Of several requests only one fetches. When a process
 * ends halfway, the same call continues a minute later.
 */
export const fetchImportPictures =
  (pictures: ImportPictures): Operation<'POST /api/staff/import/pictures'> =>
  async (shop, member, { id }, context) => {
    if (!isUuid(id)) return refuse('import_not_found')
    const { pictureStatus, picturesTouchedAt, status, file } = productImports
    const isFree = or(
      isNull(pictureStatus),
      eq(pictureStatus, 'fetched'),
      lt(picturesTouchedAt, new Date(shop.now().getTime() - STALE)),
    )
    const [row] = await shop.db
      .update(productImports)
      .set({
        pictureStatus: 'fetching',
        picturesTouchedAt: shop.now(),
        picturesSaved: 0,
        picturesFailedCount: 0,
        picturesFailed: [],
      })
      .where(and(eq(productImports.id, id), eq(status, 'done'), isNotNull(file), isFree))
      .returning()
    if (!row) {
      const [known] = await shop.db.select({ id: productImports.id }).from(productImports).where(is(id))
      return refuse(known ? 'import_under_way' : 'import_not_found')
    }
    void run(shop, row, { member, context }, pictures).catch(async (error: unknown) => {
      shop.log.error({ err: error, importId: id }, 'The images of an import could not be downloaded')
      // Released at once: fetched pictures are stored, and the next attempt continues from there.
      await shop.db
        .update(productImports)
        .set({ picturesTouchedAt: new Date(0) })
        .where(is(id))
        .catch(() => undefined)
    })
    return null
  }

const is = (id: string) => eq(productImports.id, id)

async function run(
  shop: Shop,
  { id, file, mapping, newSkus }: ImportRow,
  author: AuditActor,
  { folder, fetch }: ImportPictures,
): Promise<void> {
  const open = async function* () {
    if (file) yield file
  }
  let progress: FetchedPictures = { saved: 0, failed: [] }
  // A product may wait minutes for a slow server, so the heartbeat is more frequent.
  const beat = setInterval(() => {
    const counts = { picturesSaved: progress.saved, picturesFailedCount: progress.failed.length }
    shop.db
      .update(productImports)
      .set({ ...counts, picturesTouchedAt: shop.now() })
      .where(is(id))
      .catch((error: unknown) =>
        shop.log.warn({ err: error, importId: id }, 'The progress of image downloads could not be stored'),
      )
  }, BEAT)
  try {
    progress = await fetchPictures(shop.db, open, {
      keep: keepFetchedPicture(folder),
      fetch,
      reading: { newSkus, ...(Object.keys(mapping).length > 0 && { mapping }) },
      onProgress: (fetched) => {
        progress = fetched
      },
    })
  } finally {
    clearInterval(beat)
  }
  const { saved, failed } = progress
  await inTransaction(shop, async (tx) => {
    const counts = { picturesSaved: saved, picturesFailedCount: failed.length }
    const result = { ...counts, picturesFailed: failed.slice(0, MAX_FAILURES) }
    await tx.db
      .update(productImports)
      .set({ ...result, pictureStatus: 'fetched', picturesTouchedAt: tx.now() })
      .where(is(id))
    if (saved > 0) await recordAuditEntry(tx, author, { id, before: {}, after: { pictures: saved } })
  })
  if (saved > 0) shop.catalogue.changed()
}
