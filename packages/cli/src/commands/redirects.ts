import { existsSync, readFileSync } from 'node:fs'
import { transaction } from '@little-dunes/server/database/transaction'
import { REDIRECT_COLUMNS, readRedirects, type WrongRow } from '@little-dunes/server/redirects/read-redirects'
import { writeRedirects } from '@little-dunes/server/redirects/write-redirects'
import { StartError } from '@little-dunes/server/startup/start-error'
import { defineCommand, UsageError } from '#define-command'
import { withDatabase } from '#shop-config'

const { from: FROM, target: TO } = REDIRECT_COLUMNS

const REMEDIES: Record<WrongRow['problem'], (value: string) => string> = {
  no_columns: () => `the first line needs the headings "${FROM}" and "${TO}".`,
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

const describe = ({ line, field, value, problem }: WrongRow): string =>
  `line ${line}, ${field === null ? '' : `${REDIRECT_COLUMNS[field]}: `}${REMEDIES[problem](value)}`

export const command = defineCommand({
  usage: 'FILE.csv',
  details: `  FILE.csv   has the columns "${FROM}" and "${TO}", like an export from Shopify`,
  async run([file = '']) {
    if (!existsSync(file)) throw new UsageError(file ? `There is no file ${file}.` : 'Name a file.')
    const { redirects: found, problems } = readRedirects(readFileSync(file, 'utf8'))
    if (problems.length > 0)
      throw new StartError(['Nothing was imported:', ...problems.map(describe)].join('\n  '))
    await withDatabase(({ db }) => transaction(db, (tx) => writeRedirects(tx, found, new Date())))
    console.log(`Redirects: ${found.length} added or changed.`)
  },
})
