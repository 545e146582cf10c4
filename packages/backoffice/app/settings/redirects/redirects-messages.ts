import type { WrongRedirectRow } from '@little-dunes/domain/contract/redirects/staff/redirect-calls'

const problems: Record<WrongRedirectRow['problem'], string> = {
  no_path: 'Enter a path from your old shop, such as /products/tee.',
  no_address: 'Enter a path such as /products, or a link that starts with https://.',
  to_itself: 'This address redirects to itself.',
  too_long: 'This address is too long.',
  twice: 'This address already has a redirect.',
  own_page: 'Your shop already has a page at this address.',
  no_columns: "Add the columns 'Redirect from' and 'Redirect to' to the first line.",
  no_csv: "This isn't a CSV file.",
  too_many_rows: 'The file has more than 50,000 rows. Split it into several files.',
}

export const redirectsMessages = {
  problems,
  settings: 'Settings',
  title: 'Redirects',
  context: (total: number) =>
    total === 1 ? '1 redirect from your old shop' : `${total} redirects from your old shop`,
  list: 'Redirects',
  searchLabel: 'Find a redirect',
  searchHint: 'Part of either address',
  empty: 'No redirects yet. Product and list addresses of your old shop work without one.',
  nothingFound: (words: string) => `No results for “${words}”.`,
  onThisPage: (count: number) => (count === 1 ? '1 redirect' : `${count} redirects`),
  from: 'Old address',
  fromHint: 'such as /pages/gifts',
  target: 'Redirect to',
  targetHint: 'a path in this shop, or https://…',
  since: 'Added',
  add: 'Add redirect',
  addIt: 'Save redirect',
  added: (from: string) => `Redirect from ${from} added.`,
  remove: 'Remove',
  removeLabel: (from: string) => `Remove ${from}`,
  removed: (from: string) => `Redirect from ${from} removed.`,
  undo: 'Undo',
  export: 'Export',
  fileName: 'redirects.csv',
  file: 'Import redirects',
  fileHint: "Shopify's URL redirect export, with 'Redirect from' and 'Redirect to' in the first line.",
  choose: 'Choose CSV file',
  tooLarge: 'This file is larger than 3 MB. Split it into several files.',
  imported: (count: number) =>
    count === 1 ? '1 redirect added or changed.' : `${count} redirects added or changed.`,
  wrong: (count: number) =>
    count === 1
      ? 'Nothing was imported. Fix 1 line and upload the file again.'
      : `Nothing was imported. Fix ${count} lines and upload the file again.`,
  line: (line: number) => `Line ${line}`,
  firstInLine: (line: string) => `This address is already in line ${line}.`,
}
