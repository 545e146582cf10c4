// `npm run redirects -- FILE.csv`: addresses of a former shop, and where they lead now.
import { existsSync, readFileSync } from 'node:fs'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { transaction } from '@little-dunes/server/database/transaction'
import { REDIRECT_COLUMNS, readRedirects, type WrongRow } from '@little-dunes/server/redirects/read-redirects'
import { writeRedirects } from '@little-dunes/server/redirects/write-redirects'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'

const { from: FROM, target: TO } = REDIRECT_COLUMNS

const REMEDIES: Record<WrongRow['problem'], (value: string) => string> = {
  no_columns: () => `the columns "${FROM}" and "${TO}" are needed; name them in the first line.`,
  too_many_rows: (most) =>
    `the file has more than ${Number(most).toLocaleString('en')} rows; split it into several files, each with the headings.`,
  no_csv: (why) => `the file is no CSV: ${why}`,
  no_path: (value) =>
    `"${value}" is no path of the former shop; write it with a slash, such as /products/tee.`,
  no_address: (value) => `"${value}" is no address; write a path such as /products, or one with https://.`,
  to_itself: (value) => `"${value}" leads to itself; write where it shall lead.`,
  too_long: () => 'this address is too long; a path has 500 letters at most.',
  twice: (line) => `this address already stands in line ${line}; leave one of them.`,
  own_page: (value) => `"${value}" is a page of this shop.`,
}

const sentenceOf = ({ line, field, value, problem }: WrongRow): string =>
  `line ${line}, ${field === null ? '' : `${REDIRECT_COLUMNS[field]}: `}${REMEDIES[problem](value)}`

async function run(file = ''): Promise<void> {
  if (!existsSync(file))
    throw new StartError(`Usage: npm run redirects -- FILE.csv, with the columns "${FROM}" and "${TO}"`)
  const { redirects: found, problems } = readRedirects(readFileSync(file, 'utf8'))
  if (problems.length > 0)
    throw new StartError(['Nothing was imported:', ...problems.map(sentenceOf)].join('\n  '))
  if (existsSync('.env')) process.loadEnvFile('.env')
  const database = await attachToShopDatabase(readConfig(process.env, process.cwd()), { log: console.error })
  try {
    await transaction(database.db, (tx) => writeRedirects(tx, found, new Date()))
    console.log(`Redirects: ${found.length} added or changed.`)
  } finally {
    await database.close()
  }
}

await run(process.argv[2]).catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
