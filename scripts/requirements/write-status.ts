// `npm run requirements`: writes docs/requirements/status.md, each requirement with the tests that cite it, and fails
// on ids missing in docs/requirements. With `--check` it only reports whether the page is up to date.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { citationsIn, renderStatus } from './citations.ts'
import { allRequirements } from './requirements.ts'
import { unknownIds } from './unknown-ids.ts'

const STATUS = 'docs/requirements/status.md'

const unknown = unknownIds()
for (const one of unknown) console.error(one)
const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.journey.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.startsWith('scripts/'))
const citations = tests.flatMap((file) => citationsIn(file, readFileSync(file, 'utf8')))
const status = renderStatus(allRequirements(), citations)

if (!process.argv.includes('--check')) writeFileSync(STATUS, status)
else if (readFileSync(STATUS, 'utf8') !== status) {
  console.error(`${STATUS} is out of date. Run npm run requirements.`)
  process.exitCode = 1
}
if (unknown.length > 0) process.exitCode = 1
