import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import {
  describeFetchedPictures,
  describeOutcome,
} from '@little-dunes/server/catalogue/import/describe-outcome'
import { importFile } from '@little-dunes/server/catalogue/import/import-file'
import type { ImportOutcome } from '@little-dunes/server/catalogue/import/import-products'
import { fetchPictures } from '@little-dunes/server/catalogue/import/pictures/fetch-pictures'
import { keepFetchedPicture } from '@little-dunes/server/catalogue/import/pictures/keep-fetched-picture'
import { openPictures } from '@little-dunes/server/catalogue/import/pictures/pictures-by-name'
import { readMapping } from '@little-dunes/server/catalogue/import/read/mapping-file'
import type { ReadingOptions } from '@little-dunes/server/catalogue/import/read/read-products'
import { pictureFinder } from '@little-dunes/server/media/picture-files'
import type { Database } from '@little-dunes/server/shop'
import { StartError } from '@little-dunes/server/startup/start-error'
import { defineCommand, UsageError } from '#define-command'
import { progressLine } from '#progress-line'
import { withDatabase } from '#shop-config'

export const command = defineCommand({
  usage: 'FILE [OPTION ...]',
  maxArguments: 1,
  details: `  FILE                         a product export from Shopify (CSV or JSON) or WooCommerce (CSV), or another CSV with a mapping
  --map MAP.json               maps headings to fields: {"title": "Name", "price": "AED", "sku": "Article"}
  --dry-run                    prints the changes without making them
  --keep-stock                 keeps the stock of existing sizes
  --skip                       skips rows and products with errors and lists them, and imports the rest
  --new-skus                   assigns new SKUs to sizes with a duplicate SKU
  --pictures                   downloads missing images after the import
  --pictures-from FOLDER|ZIP   adds missing images from there, by file name, handle or SKU`,
  options: {
    map: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'keep-stock': { type: 'boolean', default: false },
    skip: { type: 'boolean', default: false },
    'new-skus': { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    'pictures-from': { type: 'string' },
  },
  async run([file], values) {
    if (!file) throw new UsageError('Missing FILE.')
    const { map, 'pictures-from': picturesFrom, 'dry-run': dryRun } = values
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`File not found: ${file}`)
    if (map !== undefined && !existsSync(map)) throw new UsageError(`File not found: ${map}`)
    if (picturesFrom !== undefined && !existsSync(picturesFrom))
      throw new UsageError(`Folder or ZIP file not found: ${picturesFrom}`)
    const options = {
      dryRun,
      keepStock: values['keep-stock'],
      skipFaulty: values.skip,
      newSkus: values['new-skus'],
      ...(map !== undefined && { mapping: readMapping(readFileSync(map, 'utf8'), map) }),
    }
    return withDatabase(async ({ db }, { dataFolder }) => {
      const { counts, reading } = await importProducts(db, file, options, dataFolder)
      if (!counts) return 1
      if (!dryRun && (values.pictures || picturesFrom !== undefined))
        await importPictures(db, { file, picturesFrom, dataFolder }, reading.options)
      return 0
    })
  },
})

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    interrupted = true
  })

/** Ends the work at its next step. Uncommitted changes are rolled back, and a database started for the import stops. */
function stopIfInterrupted(message: string) {
  if (interrupted) throw new StartError(message)
}

const STEPS = { checked: 'Checked', compared: 'Compared', written: 'Written' }

async function importProducts(
  db: Database,
  file: string,
  options: Omit<Parameters<typeof importFile>[2], 'hasPicture' | 'onProgress'>,
  dataFolder: string,
): Promise<ImportOutcome> {
  const started = performance.now()
  const progress = progressLine()
  const outcome = await importFile(db, file, {
    ...options,
    hasPicture: pictureFinder(dataFolder),
    onProgress: (step, { rows, products }) => {
      stopIfInterrupted('Interrupted. Nothing was imported.')
      progress.show(`${STEPS[step]} ${rows} rows, ${products} products`)
    },
  })
  progress.end()
  for (const line of describeOutcome(outcome)) console.log(line)
  console.log(`Took ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  return outcome
}

async function importPictures(
  db: Database,
  { file, picturesFrom, dataFolder }: { file: string; picturesFrom: string | undefined; dataFolder: string },
  reading: ReadingOptions,
): Promise<void> {
  // A running shop has priority.
  setPriority(constants.priority.PRIORITY_LOW)
  const progress = progressLine()
  const named = picturesFrom === undefined ? undefined : await openPictures(picturesFrom)
  const fetched = await fetchPictures(db, () => createReadStream(file), {
    keep: keepFetchedPicture(dataFolder),
    reading,
    ...(named && { fetch: named.fetch, find: named.of }),
    onProgress: ({ saved, failed }) => {
      stopIfInterrupted(
        'Interrupted. The products are imported. Run the same command again to download the other images.',
      )
      progress.show(`Downloaded ${saved} images, ${failed.length} failed`)
    },
  })
  await named?.close()
  progress.end()
  for (const line of describeFetchedPictures(fetched)) console.log(line)
}
