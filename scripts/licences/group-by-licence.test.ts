import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupByLicence, refusedLicences } from './group-by-licence.ts'

const lockfile = {
  packages: {
    '': {},
    'node_modules/@shop/domain': { link: true },
    'node_modules/a': { license: 'MIT' },
    'node_modules/b/node_modules/c': { license: '(GPL-2.0 OR MIT)' },
    'node_modules/d': { license: 'GPL-3.0', dev: true },
    'node_modules/e': { license: 'MIT AND AGPL-3.0' },
    'node_modules/f': {},
  },
}

test('development packages and workspace packages are ignored', () => {
  const licences = groupByLicence(lockfile)
  expect([...licences.values()].flat().toSorted()).toEqual(['a', 'c', 'e', 'f'])
})

test('a copyleft licence and an unknown one are refused', () => {
  expect(refusedLicences(groupByLicence(lockfile))).toEqual(['MIT AND AGPL-3.0', 'unknown'])
})

test('a package with a licence only in a file has the licence recorded here', () => {
  const packages = { 'node_modules/png-js': {}, 'node_modules/x/node_modules/png-js': { license: 'GPL-3.0' } }
  expect([...groupByLicence({ packages })]).toEqual([
    ['GPL-3.0', ['png-js']],
    ['MIT', ['png-js']],
  ])
})

test('every installed package has an accepted licence', () => {
  const installed = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
  expect(refusedLicences(groupByLicence(installed))).toEqual([])
})
