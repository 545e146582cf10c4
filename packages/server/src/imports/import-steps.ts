import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ImportStatus } from '@little-dunes/domain/contract/imports/import-calls'
import { MINUTE } from '@little-dunes/domain/durations'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { EXPORT_COLUMNS } from '#catalogue/import/read/export-columns'
import type { HasPicture } from '#catalogue/import/stored-pictures'
import type { Operation } from '#http/perform-call'
import { productImports } from '#imports/import-tables'
import { runImport } from '#imports/run-import'
import { undoImport } from '#imports/undo-import'
import type { Shop } from '#shop'
import { isStartError } from '#startup/start-error'

type ImportRow = typeof productImports.$inferSelect

/** A step without a heartbeat for this long has lost its process. */
export const STALE = MINUTE

/** Takes an import from one step to another. Of several processes only one succeeds. */
async function claim(
  shop: Shop,
  id: string,
  from: ImportStatus[],
  to: ImportStatus,
  values: Partial<ImportRow> = {},
): Promise<ImportRow | Refusal> {
  if (!isUuid(id)) return refuse('import_not_found')
  const stale = and(
    eq(productImports.status, to),
    lt(productImports.touchedAt, new Date(shop.now().getTime() - STALE)),
  )
  const [row] = await shop.db
    .update(productImports)
    .set({ ...values, status: to, touchedAt: shop.now(), rows: 0, failure: null })
    .where(and(eq(productImports.id, id), or(inArray(productImports.status, from), stale)))
    .returning()
  if (row) return row
  const [known] = await shop.db
    .select({ id: productImports.id })
    .from(productImports)
    .where(eq(productImports.id, id))
  return refuse(known ? 'import_under_way' : 'import_not_found')
}

const isRow = (claimed: ImportRow | Refusal): claimed is ImportRow => 'file' in claimed

/** Runs a step in the background. A failure is stored with the import. */
function inBackground(shop: Shop, id: string, work: () => Promise<Partial<ImportRow>>): void {
  const finish = (values: Partial<ImportRow>) =>
    shop.db
      .update(productImports)
      .set({ ...values, touchedAt: shop.now() })
      .where(eq(productImports.id, id))
  work()
    .then(finish)
    .catch(async (error: unknown) => {
      shop.log.error({ err: error, importId: id }, 'An import failed')
      const failure = isStartError(error) ? error.message : JSON.stringify(importReason('unexpected'))
      await finish({ status: 'failed', failure })
    })
    .catch((error: unknown) => shop.log.error({ err: error }, 'The failure of an import could not be stored'))
}

export const checkImport =
  (hasPicture: HasPicture): Operation<'POST /api/staff/import/check'> =>
  async (shop, _member, input) => {
    const known = new Set<string>(EXPORT_COLUMNS)
    const mapping = Object.fromEntries(Object.entries(input.mapping).filter(([column]) => known.has(column)))
    const from: ImportStatus[] = ['uploaded', 'checked', 'failed']
    const { id, keepStock, newSkus } = input
    const claimed = await claim(shop, id, from, 'checking', { mapping, keepStock, newSkus })
    if (!isRow(claimed)) return claimed
    inBackground(shop, id, () => runImport(shop, claimed, null, hasPicture))
    return null
  }

export const startImport =
  (hasPicture: HasPicture): Operation<'POST /api/staff/import/start'> =>
  async (shop, member, { id }, context) => {
    const claimed = await claim(shop, id, ['checked'], 'writing')
    if (!isRow(claimed)) return claimed
    inBackground(shop, id, () => runImport(shop, claimed, { member, context }, hasPicture))
    return null
  }

export const undoWholeImport: Operation<'POST /api/staff/import/undo'> = async (
  shop,
  member,
  { id },
  context,
) => {
  const claimed = await claim(shop, id, ['done'], 'undoing')
  if (!isRow(claimed)) return claimed
  inBackground(shop, id, async () => {
    const { remainingChanges, productIds } = await undoImport(shop, id, { member, context })
    shop.catalogue.productsChanged(productIds)
    return { remainingChanges }
  })
  return null
}
