// `npm run arrows`: fails on every import that the architecture does not allow, and on every cycle.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'
import { findViolations } from './import-rules.ts'

const places = [
  'packages/*/src',
  'packages/*/app',
  'packages/*/components',
  'scripts',
  'e2e',
  'benchmarks',
  'mutation',
  'demo',
]

const files = places
  .flatMap((place) => globSync(`${place}/**/*.{ts,tsx,js,css}`, { cwd: root }))
  .map((file) => file.replaceAll(path.sep, '/'))

const violations = findViolations(
  new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
)
for (const violation of violations) console.error(violation)
console.log(`${files.length} files, ${violations.length} wrong arrows`)
process.exitCode = violations.length > 0 ? 1 : 0
