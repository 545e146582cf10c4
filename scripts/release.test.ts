import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-tool.ts'

interface Package {
  version: string
  dependencies?: Record<string, string>
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const readPackage = (file: string): Package => JSON.parse(read(file))

const { version } = readPackage('package.json')
const files = globSync('packages/*/package.json', { cwd: root })

const LONGEST_SECTION = 60

test('every package has the version of the shop, and uses the others in that version', () => {
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const { version: current, dependencies = {} } = readPackage(file)
    const used = Object.entries(dependencies).filter(([name]) => name.startsWith('@little-dunes/'))
    expect([file, current, ...used.map(([, required]) => required)]).toEqual([
      file,
      version,
      ...used.map(() => version),
    ])
  }
})

test('the lockfile has the version of the shop', () => {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(read('package-lock.json'))
  const places = ['', ...files.map((file) => path.posix.dirname(file.replaceAll(path.sep, '/')))]
  expect(places.map((place) => packages[place]?.version)).toEqual(places.map(() => version))
})

test('the newest section of the changelog is this version with its date, in at most 60 lines', () => {
  const [heading = '', ...lines] = read('CHANGELOG.md').split(/^## /m)[1]?.trimEnd().split('\n') ?? []
  expect(heading).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)$/)
  expect(heading.split(' ')[0]).toBe(version)
  expect(lines.length).toBeLessThan(LONGEST_SECTION)
})
