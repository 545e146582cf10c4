// `npm run --silent bounces < mail.eml`: reads a mail that came back, and marks what it is about as failed; so do files
// and folders of mails, such as the `new` of a Maildir: `npm run bounces -- ~/Maildir/new`. docs/operating.md says how
// mail servers hand them over. Ends with 75 (try again later) when the database cannot be asked.
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { type BounceOutcome, takeBounce } from '@little-dunes/server/emails/bounces/take-bounce'
import { isStartError } from '@little-dunes/server/startup/start-error'

/** What a mail server understands as 'later' (sysexits.h). */
const TRY_LATER = 75

const WORDS: Record<BounceOutcome, string> = {
  failed: 'the mail is marked as failed',
  known: 'the mail was marked before',
  delayed: 'the mail is late, and its server goes on trying',
  unknown: 'about no mail of the last 30 days',
  no_report: 'no delivery report',
}

async function filesOf(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place]
  const entries = await readdir(place, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(place, entry.name))
}

async function run(places: readonly string[]): Promise<void> {
  const files = (await Promise.all(places.map(filesOf))).flat()
  const mails = places.length === 0 ? ['-'] : files
  if (existsSync('.env')) process.loadEnvFile('.env')
  const database = await attachToShopDatabase(readConfig(process.env, process.cwd()), { log: console.error })
  try {
    for (const name of mails) {
      const mail = name === '-' ? await buffer(process.stdin) : await readFile(name)
      console.log(`${name}: ${WORDS[await takeBounce(database, mail, new Date())]}`)
    }
  } finally {
    await database.close()
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = TRY_LATER
})
