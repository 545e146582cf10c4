import { createReadStream } from 'node:fs'
import { v7 } from 'uuid'
import { type ImportOptions, type ImportOutcome, importProducts } from '#catalogue/import/import-products'
import type { Database } from '#shop'

/** Imports a file while the shop runs, with the current time and new ids. */
export function importFile(db: Database, file: string, options: ImportOptions): Promise<ImportOutcome> {
  const shop = { db, now: () => new Date(), newId: () => v7() }
  return importProducts(shop, () => createReadStream(file), options)
}
