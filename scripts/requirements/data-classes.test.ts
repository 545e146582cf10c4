import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')

const tables = globSync('packages/server/src/**/*-tables.ts', { cwd: REPOSITORY }).flatMap((file) =>
  [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name),
)

/** The rows of 'Data by class'. */
const [, section = ''] = /## Data by class\n([\s\S]*?)\n## /.exec(read('docs/security.md')) ?? []
const classified = section
  .split('\n')
  .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))

test('every table of the database has one data class', () => {
  expect(tables.length).toBeGreaterThan(40)
  expect(classified.toSorted()).toEqual(tables.toSorted())
})
