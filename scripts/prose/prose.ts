// `npm run prose`: counts wording that CONTRIBUTING rules out, with limits that only fall, and fails above a limit.
// `-- --list` prints each place; `-- --list packages/server` those below a folder.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { holdLimits } from '../hold-limits.ts'
import { root } from '../run-tool.ts'
import { type Finding, proseOfPage, proseOfSource } from './measure-prose.ts'

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const SOURCES = '{packages,scripts,e2e,tools,demo}/**/*.{ts,tsx,mjs}'
const PAGES = ['*.md', '{docs,packages,tools}/**/*.md']
/** The requirements of the owner stay as they were written. */
const RECORDS = /^docs\/requirements\//
/** Words that people may type into the search of the back office. */
const SEARCH_WORDS = /\/palette-messages(\.ar)?\.ts$/
const EXCLUDED = /(^|\/)(node_modules|dist|build|\.[^/]+)\/|\.d\.ts$/

function read<Result>(
  patterns: string | string[],
  measure: (file: string, text: string) => Result[],
): Result[] {
  const files = globSync(patterns, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !EXCLUDED.test(file) && !RECORDS.test(file))
  return files.toSorted().flatMap((file) => measure(file, readFileSync(path.join(root, file), 'utf8')))
}

const findings = [...read(SOURCES, proseOfSource), ...read(PAGES, proseOfPage)].filter(
  ({ file, kind }) => kind !== 'screen' || !SEARCH_WORDS.test(file),
)
const count = (kind: Finding['kind']) => findings.filter((one) => one.kind === kind).length

if (values.list)
  for (const { file, kind, text } of findings)
    if (positionals.length === 0 || positionals.some((folder) => file.startsWith(folder)))
      console.log(`${file}: ${kind}: ${text.replaceAll(/\s+/g, ' ')}`)

holdLimits([
  ['comments that begin with a relative clause', count('clause'), 0, 50],
  ['foreign words in comments', count('word'), 0, 0],
  ['foreign words in test titles', count('title'), 0, 0],
  ['foreign words in catalogues of texts', count('screen'), 0, 0],
  ['foreign words and clauses in summaries of the API', count('summary'), 0, 0],
  ['foreign words in pages of documentation', count('page'), 0, 0],
])
