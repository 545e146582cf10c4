import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-tool.ts'

type Lockfile = {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>
}

const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const packages = Object.entries(lockfile.packages)

/** `npm ci` refuses a lockfile without them; `npm install` leaves out what the registry at hand does not have. */
test('the lockfile names the optional packages of every platform', () => {
  const named = new Set(packages.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13)))
  const wanted = packages.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}))
  expect(wanted.filter((name) => !named.has(name))).toEqual([])
})

test('the lockfile names no registry, so that each machine asks its own', () => {
  const addresses = packages.map(([, { resolved }]) => resolved).filter((address) => address?.includes('://'))
  expect(addresses).toEqual([])
})
