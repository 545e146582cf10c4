import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let folder: string
let first: string

const now = () => fingerprint(folder, ['app', 'package-lock.json'])

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint '))
  mkdirSync(path.join(folder, 'app', 'home'), { recursive: true })
  writeFileSync(path.join(folder, 'app', 'home', 'hero.tsx'), 'one')
  writeFileSync(path.join(folder, 'package-lock.json'), '{}')
  writeFileSync(path.join(folder, 'notes.md'), 'one')
  first = now()
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a build stays fresh while no source changes, with any dates and other files next to them', () => {
  utimesSync(path.join(folder, 'package-lock.json'), new Date(0), new Date(0))
  writeFileSync(path.join(folder, 'notes.md'), 'two')
  expect(now()).toBe(first)
})

test.each([
  ['a changed file', () => writeFileSync(path.join(folder, 'app', 'home', 'hero.tsx'), 'two')],
  ['a new file', () => writeFileSync(path.join(folder, 'app', 'root.tsx'), '')],
  ['another name', () => renameSync(path.join(folder, 'app', 'home'), path.join(folder, 'app', 'start'))],
  ['another lockfile', () => writeFileSync(path.join(folder, 'package-lock.json'), '{ }')],
  ['a removed file', () => rmSync(path.join(folder, 'app', 'home', 'hero.tsx'))],
])('%s makes a build stale', (_change, change) => {
  change()
  expect(now()).not.toBe(first)
})
