// `npm run requirements`: writes docs/requirements-status.md, the rows of the requirements with the tests that hold them,
// read from the tests themselves. With `--check` it only says whether the file is up to date.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { renderStatus, rowsHeldBy } from './requirement-rows.ts'

const STATUS = 'docs/requirements-status.md'

const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.journey.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.startsWith('scripts/'))
const status = renderStatus(tests.flatMap((file) => rowsHeldBy(file, readFileSync(file, 'utf8'))))

if (!process.argv.includes('--check')) writeFileSync(STATUS, status)
else if (readFileSync(STATUS, 'utf8') !== status) {
  console.error(`${STATUS} does not name what the tests hold: run npm run requirements`)
  process.exitCode = 1
}
