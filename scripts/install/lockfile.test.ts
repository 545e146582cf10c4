import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-tool.ts'

type Lockfile = {
  packages: Record<
    string,
    {
      optionalDependencies?: Record<string, string>
      resolved?: string
      integrity?: string
      link?: boolean
      dev?: boolean
      optional?: boolean
    }
  >
}

const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const packages = Object.entries(lockfile.packages)

/** `npm ci` refuses a lockfile without them; `npm install` omits packages that the registry lacks. */
test('the lockfile contains the optional packages of every platform', () => {
  const named = new Set(packages.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13)))
  const optionalNames = packages.flatMap(([, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}),
  )
  expect(optionalNames.filter((name) => !named.has(name))).toEqual([])
})

test('the lockfile contains no registry, so each machine uses its own', () => {
  const addresses = packages.map(([, { resolved }]) => resolved).filter((address) => address?.includes('://'))
  expect(addresses).toEqual([])
})

/** Content is checked before it is installed. Development tools for other platforms are not in every registry. */
test('the lockfile contains the hash of every package for a shop or this platform', () => {
  const without = packages.filter(
    ([place, { integrity, link }]) => place.includes('node_modules/') && !link && !integrity,
  )
  const unexplained = without.filter(([, { dev, optional }]) => !dev || !optional)
  expect(unexplained.map(([place]) => place)).toEqual([])
  const tools = without.map(([place]) => place.split('/')[1])
  expect([...new Set(tools)].toSorted()).toEqual(['@biomejs', '@oxc-parser'])
})
