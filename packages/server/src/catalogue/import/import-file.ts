import { createReadStream } from 'node:fs'
import { v7 } from 'uuid'
import { type ImportOptions, type ImportOutcome, importProducts } from '#catalogue/import/import-products'
import type { Database } from '#shop'

/** Imports a file beside the running shop, with the present time and ids of its own. */
export function importFile(db: Database, file: string, options: ImportOptions): Promise<ImportOutcome> {
  const shop = { db, now: () => new Date(), newId: () => v7() }
  return importProducts(shop, () => createReadStream(file), options)
}
