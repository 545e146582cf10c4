import type { WrongRedirectRow } from '@little-dunes/domain/contract/redirects/staff/redirect-calls'

const problems: Record<WrongRedirectRow['problem'], string> = {
  no_path: 'Please enter a path of the former shop, such as /products/tee.',
  no_address: 'Please enter a path such as /products, or an address with https://.',
  to_itself: 'This leads to itself.',
  too_long: 'This address is too long.',
  twice: 'This address leads somewhere already.',
  own_page: 'The shop has a page of its own there.',
  no_columns: "The first line must have 'Redirect from' and 'Redirect to'.",
  no_csv: 'This is no CSV file.',
  too_many_rows: 'The file has more than 50,000 rows. Please split it into several files.',
}

export const redirectsMessages = {
  problems,
  settings: 'Settings',
  title: 'Redirects',
  context: (total: number) =>
    total === 1 ? '1 former address leads elsewhere' : `${total} former addresses lead elsewhere`,
  list: 'Redirects',
  searchLabel: 'Find a redirect',
  searchHint: 'A part of either address',
  empty: 'No redirects yet. Addresses of products and lists of a former shop are found without.',
  nothingFound: (words: string) => `No address has '${words}'.`,
  onThisPage: (count: number) => (count === 1 ? '1 redirect' : `${count} redirects`),
  from: 'Former address',
  fromHint: 'as it was, such as /pages/gifts',
  target: 'Leads to',
  targetHint: 'a path of this shop, or https://…',
  since: 'Since',
  add: 'Add a redirect',
  addIt: 'Add it',
  added: (from: string) => `${from} is redirected from now on.`,
  remove: 'Remove',
  removeOf: (from: string) => `Remove ${from}`,
  removed: (from: string) => `${from} leads nowhere any more.`,
  undo: 'Undo',
  export: 'Export',
  fileName: 'redirects.csv',
  file: 'From a file',
  fileHint: "Shopify's list of URL redirects, with 'Redirect from' and 'Redirect to' in its first line.",
  choose: 'Choose a CSV file',
  tooLarge: 'This file is larger than 3 MB.',
  imported: (count: number) =>
    count === 1 ? '1 redirect was added or changed.' : `${count} redirects were added or changed.`,
  wrong: (count: number) =>
    count === 1
      ? 'Nothing was imported: 1 line is wrong.'
      : `Nothing was imported: ${count} lines are wrong.`,
  line: (line: number) => `Line ${line}`,
  firstInLine: (line: string) => `This address is in line ${line} already.`,
}
