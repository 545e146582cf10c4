// `npm run redirects -- FILE.csv`: addresses of a former shop, and where they lead now.
import { existsSync, readFileSync } from 'node:fs'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { readRedirects } from '@little-dunes/server/pages/redirects/read-redirects'
import { writeRedirects } from '@little-dunes/server/pages/redirects/write-redirects'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'

async function run(file = ''): Promise<void> {
  if (!existsSync(file))
    throw new StartError(
      `Usage: npm run redirects -- FILE.csv, with the columns "Redirect from" and "Redirect to"`,
    )
  const found = readRedirects(readFileSync(file, 'utf8'))
  if (existsSync('.env')) process.loadEnvFile('.env')
  const database = await attachToShopDatabase(readConfig(process.env, process.cwd()), { log: console.error })
  try {
    await writeRedirects(database.db, found)
    console.log(`Redirects: ${found.length} added or changed.`)
  } finally {
    await database.close()
  }
}

await run(process.argv[2]).catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
