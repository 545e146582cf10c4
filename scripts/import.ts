import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import {
  describeFetchedPictures,
  describeOutcome,
} from '@little-dunes/server/catalogue/import/describe-outcome'
import { importFile } from '@little-dunes/server/catalogue/import/import-file'
import type { ImportOutcome } from '@little-dunes/server/catalogue/import/import-products'
import { fetchPictures } from '@little-dunes/server/catalogue/import/pictures/fetch-pictures'
import { keepFetchedPicture } from '@little-dunes/server/catalogue/import/pictures/keep-fetched-picture'
import { openPictures } from '@little-dunes/server/catalogue/import/pictures/pictures-by-name'
import type { ColumnMapping } from '@little-dunes/server/catalogue/import/read/export-columns'
import { readMapping } from '@little-dunes/server/catalogue/import/read/mapping-file'
import type { ReadingOptions } from '@little-dunes/server/catalogue/import/read/read-products'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { pictureFinder } from '@little-dunes/server/media/picture-files'
import type { Database } from '@little-dunes/server/shop'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'
import { progressLine } from './progress-line.ts'

const USAGE = `Usage: npm run import -- FILE [--map MAP.json] [--dry-run] [--keep-stock] [--skip] [--new-skus]
                              [--pictures | --pictures-from FOLDER|ZIP]

  FILE           a product export of Shopify (CSV or JSON) or WooCommerce (CSV), or any CSV with a mapping
  --map          a file that says which heading holds what: {"title": "Name", "price": "AED", "sku": "Article"}
  --dry-run      says what would happen and writes nothing
  --keep-stock   sizes that the shop already has keep their stock
  --skip         leaves out rows and products with a problem, names them, and imports the others
  --new-skus     sizes whose SKU stands twice in the file get one of their own
  --pictures     afterwards fetches the pictures that the file names and the shop does not have
  --pictures-from  takes them from a folder or a zip instead: by the file names of the addresses, by handle or by SKU`

interface Wish {
  file: string
  mapping: ColumnMapping | undefined
  dryRun: boolean
  keepStock: boolean
  skip: boolean
  newSkus: boolean
  pictures: boolean
  picturesFrom: string | undefined
}

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    interrupted = true
  })

/** Ends the work at its next step: what was not committed is taken back, a database started for it is stopped. */
function stopIfInterrupted(message: string) {
  if (interrupted) throw new StartError(message)
}

/** `npm run import`: products of a file into the shop, whether it is running or not. */
async function run(): Promise<number> {
  const wish = readArguments()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env, process.cwd())
  const database = await attachToShopDatabase(config, { log: console.error })
  try {
    const { counts, reading } = await importProducts(database.db, wish, config.dataFolder)
    if (counts && !wish.dryRun && (wish.pictures || wish.picturesFrom !== undefined))
      await importPictures(database.db, wish, config.dataFolder, reading.options)
    return counts ? 0 : 1
  } finally {
    await database.close()
  }
}

const STEPS = { checked: 'Checked', compared: 'Compared', written: 'Written' }

async function importProducts(
  db: Database,
  { file, mapping, dryRun, keepStock, skip, newSkus }: Wish,
  dataFolder: string,
): Promise<ImportOutcome> {
  const started = performance.now()
  const progress = progressLine()
  const outcome = await importFile(db, file, {
    dryRun,
    keepStock,
    skipFaulty: skip,
    newSkus,
    ...(mapping && { mapping }),
    hasPicture: pictureFinder(dataFolder),
    onProgress: (step, { rows, products }) => {
      stopIfInterrupted('Interrupted: nothing was imported.')
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
  { file, picturesFrom }: Wish,
  dataFolder: string,
  reading: ReadingOptions,
): Promise<void> {
  // The shop that may run beside it comes first.
  setPriority(constants.priority.PRIORITY_LOW)
  const progress = progressLine()
  const named = picturesFrom === undefined ? undefined : await openPictures(picturesFrom)
  const fetched = await fetchPictures(db, () => createReadStream(file), {
    keep: keepFetchedPicture(dataFolder),
    reading,
    ...(named && { fetch: named.fetch, find: named.of }),
    onProgress: ({ kept, failed }) => {
      stopIfInterrupted('Interrupted: the products are imported; the same command fetches the rest.')
      progress.show(`Fetched ${kept} pictures, ${failed.length} failed`)
    },
  })
  await named?.close()
  progress.end()
  for (const line of describeFetchedPictures(fetched)) console.log(line)
}

function readArguments(): Wish {
  const options = {
    map: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'keep-stock': { type: 'boolean', default: false },
    skip: { type: 'boolean', default: false },
    'new-skus': { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    'pictures-from': { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new Error('Name one file.')
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`)
    const { skip, pictures, map } = values
    if (map !== undefined && !existsSync(map)) throw new Error(`There is no file ${map}.`)
    const mapping = map === undefined ? undefined : readMapping(readFileSync(map, 'utf8'), map)
    const { 'dry-run': dryRun, 'keep-stock': keepStock, 'new-skus': newSkus } = values
    const picturesFrom = values['pictures-from']
    if (picturesFrom !== undefined && !existsSync(picturesFrom))
      throw new Error(`There is no folder or zip ${picturesFrom}.`)
    return { file, mapping, dryRun, keepStock, skip, newSkus, pictures, picturesFrom }
  } catch (error) {
    if (isStartError(error)) throw error
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
}
