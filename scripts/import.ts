import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeOutcome } from '@little-dunes/server/catalogue/import/describe-outcome'
import { importFile } from '@little-dunes/server/catalogue/import/import-file'
import type { ImportOptions } from '@little-dunes/server/catalogue/import/import-products'
import { readConfig } from '@little-dunes/server/config'
import { joinShopDatabase } from '@little-dunes/server/platform/open-shop-database'
import { StartError } from '@little-dunes/server/platform/start-error'

const USAGE = `Usage: npm run import -- FILE.csv [--dry-run] [--keep-stock]

  FILE.csv       a Shopify product export (CSV, UTF-8)
  --dry-run      says what would happen and writes nothing
  --keep-stock   sizes that the shop already has keep their stock`

/** `npm run import`: products of a Shopify export into the shop, whether it is running or not. */
async function run(): Promise<number> {
  const { file, options } = readArguments()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const started = performance.now()
  const database = await joinShopDatabase(readConfig(process.env, process.cwd()), { log: console.error })
  try {
    const outcome = await importFile(database.db, file, { ...options, onProgress: showProgress() })
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    for (const line of describeOutcome(outcome)) console.log(line)
    console.log(`Took ${((performance.now() - started) / 1000).toFixed(1)} s.`)
    return outcome.counts ? 0 : 1
  } finally {
    await database.close()
  }
}

function readArguments(): { file: string; options: ImportOptions } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, 'keep-stock': { type: 'boolean' } },
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new Error('Name one file.')
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`)
    return { file, options: { dryRun: values['dry-run'] ?? false, keepStock: values['keep-stock'] ?? false } }
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

const STEPS = { checked: 'Checked', compared: 'Compared', written: 'Written' }

/**
 * One line that changes on a terminal; elsewhere one line a second at most. Ctrl-C ends the import at its next step: the
 * transaction is taken back and a database that was started for it is stopped.
 */
function showProgress(): NonNullable<ImportOptions['onProgress']> {
  let last = 0
  let interrupted = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      interrupted = true
    })
  return (step, { rows, products }) => {
    if (interrupted) throw new StartError('Interrupted: nothing was imported.')
    const line = `${STEPS[step]} ${rows.toLocaleString('en-US')} rows, ${products.toLocaleString('en-US')} products`
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`)
    else if (performance.now() - last > 1_000) {
      last = performance.now()
      process.stderr.write(`${line}\n`)
    }
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
