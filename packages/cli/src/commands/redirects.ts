import { existsSync, readFileSync } from 'node:fs'
import { transaction } from '@little-dunes/server/database/transaction'
import { REDIRECT_COLUMNS, readRedirects, type WrongRow } from '@little-dunes/server/redirects/read-redirects'
import { writeRedirects } from '@little-dunes/server/redirects/write-redirects'
import { StartError } from '@little-dunes/server/startup/start-error'
import { defineCommand, UsageError } from '#define-command'
import { withDatabase } from '#shop-config'

const { from: FROM, target: TO } = REDIRECT_COLUMNS

const REMEDIES: Record<WrongRow['problem'], (value: string) => string> = {
  no_columns: () => `the first line must contain the headings "${FROM}" and "${TO}".`,
  too_many_rows: (max) =>
    `the file has more than ${Number(max).toLocaleString('en')} rows; split it into several files, each with the header row.`,
  no_csv: (why) => `the file is not a CSV file: ${why}`,
  no_path: (value) =>
    `"${value}" is not a path; enter a path that starts with a slash, such as /products/tee.`,
  no_address: (value) =>
    `"${value}" is not an address; enter a path such as /products, or a URL that starts with https://.`,
  to_itself: (value) => `"${value}" redirects to itself; enter another target.`,
  too_long: () => 'this address is too long; a path can have 500 characters.',
  twice: (line) => `this address is already in line ${line}; remove one.`,
  own_page: (value) => `"${value}" is a page of this shop.`,
}

const describe = ({ line, field, value, problem }: WrongRow): string =>
  `line ${line}, ${field === null ? '' : `${REDIRECT_COLUMNS[field]}: `}${REMEDIES[problem](value)}`

export const command = defineCommand({
  usage: 'FILE.csv',
  maxArguments: 1,
  details: `  FILE.csv   has the columns "${FROM}" and "${TO}", like an export from Shopify`,
  async run([file = '']) {
    if (!existsSync(file)) throw new UsageError(file ? `File not found: ${file}` : 'Missing FILE.csv.')
    const { redirects: entries, problems } = readRedirects(readFileSync(file, 'utf8'))
    if (problems.length > 0)
      throw new StartError(['Nothing was imported:', ...problems.map(describe)].join('\n  '))
    await withDatabase(({ db }) => transaction(db, (tx) => writeRedirects(tx, entries, new Date())))
    console.log(`Redirects: ${entries.length} added or changed.`)
  },
})
