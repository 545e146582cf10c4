// `npm run arrows`: fails on forbidden imports, on cycles, and on outdated arrows in ARCHITECTURE.md. `--write` updates them.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'
import { withArrows } from './arrows-in-words.ts'
import { ARROWS, emptyPlaces, findViolations } from './import-rules.ts'

const places = [
  'packages/*/src',
  'packages/*/app',
  'packages/*/components',
  'scripts',
  'e2e',
  'tools/benchmarks',
  'tools/mutation',
  'demo',
]

const files = places
  .flatMap((place) => globSync(`${place}/**/*.{ts,tsx,js,css}`, { cwd: root }))
  .map((file) => file.replaceAll(path.sep, '/'))

const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
const violations = [...findViolations(sources), ...emptyPlaces(files)]

const page = path.join(root, 'ARCHITECTURE.md')
const before = readFileSync(page, 'utf8')
const after = withArrows(before, ARROWS)
if (process.argv.includes('--write')) writeFileSync(page, after)
else if (after !== before) violations.push('ARCHITECTURE.md is out of date. Run npm run arrows -- --write.')

for (const violation of violations) console.error(violation)
console.log(`Checked ${files.length} files: ${violations.length} violations`)
process.exitCode = violations.length > 0 ? 1 : 0
