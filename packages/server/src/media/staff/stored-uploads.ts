import { isUuid } from '@little-dunes/domain/catalogue/product'
import { DAY, HOUR } from '@little-dunes/domain/durations'
import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Job } from '#jobs/start-jobs'
import { uploadParts, uploads } from '#media/staff/upload-tables'
import type { Shop } from '#shop'

export type Upload = typeof uploads.$inferSelect

/** Milliseconds until an unfinished upload expires. */
const LIFE = DAY
const MAX_UPLOADS = 30

export const uploadExpiry = ({ createdAt }: Pick<Upload, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + LIFE)

const oldest = (shop: Shop): Date => new Date(shop.now().getTime() - LIFE)

const isUploadedBy = (shop: Shop, staffId: string, id: string) =>
  and(eq(uploads.id, id), eq(uploads.staffId, staffId), gt(uploads.createdAt, oldest(shop)))

/** Null when the owner has too many unfinished uploads. */
export async function createUpload(
  shop: Shop,
  staffId: string,
  file: Pick<Upload, 'name' | 'length'>,
): Promise<Upload | null> {
  const [open] = await shop.db
    .select({ uploads: count() })
    .from(uploads)
    .where(and(eq(uploads.staffId, staffId), isNull(uploads.address), gt(uploads.createdAt, oldest(shop))))
  if (open && open.uploads >= MAX_UPLOADS) return null
  const [created] = await shop.db
    .insert(uploads)
    .values({ id: shop.newId(), staffId, ...file, createdAt: shop.now() })
    .returning()
  return created ?? null
}

/** Null for uploads of other team members, and for unknown or expired ones. */
export async function findUpload(shop: Shop, staffId: string, id: string): Promise<Upload | null> {
  if (!isUuid(id)) return null
  const [upload] = await shop.db
    .select()
    .from(uploads)
    .where(isUploadedBy(shop, staffId, id))
  return upload ?? null
}

export type AppendOutcome = Upload | 'unknown' | 'other_offset' | 'too_long'

/**
 * Stores bytes that begin at `offset`, where the previous ones end. Of two requests at the same offset only one
 * succeeds.
 */
export async function appendToUpload(
  shop: Shop,
  staffId: string,
  id: string,
  offset: number,
  content: Buffer,
): Promise<AppendOutcome> {
  if (!isUuid(id)) return 'unknown'
  return inTransaction(shop, async (tx) => {
    const [stored] = await tx.db
      .select()
      .from(uploads)
      .where(isUploadedBy(tx, staffId, id))
      .for('update')
    if (!stored) return 'unknown'
    if (stored.received !== offset) return 'other_offset'
    const received = offset + content.length
    if (received > stored.length) return 'too_long'
    if (content.length === 0) return stored
    await tx.db.insert(uploadParts).values({ uploadId: id, place: offset, content })
    await tx.db.update(uploads).set({ received }).where(eq(uploads.id, id))
    return { ...stored, received }
  })
}

/** Null while parts are missing. */
export async function readUpload(shop: Shop, { id, length }: Upload): Promise<Buffer | null> {
  const parts = await shop.db
    .select({ content: uploadParts.content })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, id))
    .orderBy(asc(uploadParts.place))
  const content = Buffer.concat(parts.map((part) => part.content))
  return content.length === length ? content : null
}

/** Replaces the bytes by the address. True for the first of several requests. */
export async function finishUpload(tx: Shop, { id }: Upload, address: string): Promise<boolean> {
  const finished = await tx.db
    .update(uploads)
    .set({ address })
    .where(and(eq(uploads.id, id), isNull(uploads.address)))
    .returning({ id: uploads.id })
  await tx.db.delete(uploadParts).where(eq(uploadParts.uploadId, id))
  return finished.length > 0
}

export async function removeUpload(shop: Shop, staffId: string, id: string): Promise<boolean> {
  const removed = await shop.db
    .delete(uploads)
    .where(isUploadedBy(shop, staffId, id))
    .returning({ id: uploads.id })
  return removed.length > 0
}

export const UPLOAD_JOBS: readonly Job[] = [
  {
    name: 'old uploads',
    every: HOUR,
    run: async (shop) => {
      await shop.db.delete(uploads).where(lte(uploads.createdAt, oldest(shop)))
    },
  },
]
