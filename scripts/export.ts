// `npm run export -- products.csv`: all products of the shop as a Shopify export, whether it is running or not.
import { existsSync, rmSync } from 'node:fs'
import { exportFile } from '@little-dunes/server/catalogue/export/export-file'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'
import { progressLine } from './progress-line.ts'

const USAGE = `Usage: npm run export -- FILE.csv

  FILE.csv   a new file; npm run import reads it, and so does Shopify`

async function run(file: string | undefined, more: string[]): Promise<void> {
  if (!file || file.startsWith('-') || more.length > 0) throw new StartError(USAGE)
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env, process.cwd())
  const database = await attachToShopDatabase(config, { log: console.error })
  const progress = progressLine()
  let rows = 0
  try {
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
    const count = await exportFile(database.db, file, publicUrl, (written) => {
      rows += written
      progress.show(`Written ${rows} rows`)
    })
    progress.end()
    console.log(`${file}: ${count} products, ${rows} rows.`)
    if (config.publicUrl === undefined)
      console.log('Pictures have addresses of this machine: set PUBLIC_URL for those that others can fetch.')
  } catch (error) {
    // Half a file would be taken for a whole one.
    rmSync(file, { force: true })
    throw error
  } finally {
    await database.close()
  }
}

const [file, ...more] = process.argv.slice(2)
await run(file, more).catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
