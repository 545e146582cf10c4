// `npm run licences`: licences of all packages that an installed shop runs; fails if one may not be shipped.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'
import { groupByLicence, type Lockfile, refusedLicences } from './group-by-licence.ts'

const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const licences = groupByLicence(lockfile)
for (const [licence, names] of licences) console.log(`${licence} (${names.length}): ${names.join(', ')}`)
const refused = refusedLicences(licences)
for (const licence of refused) console.error(`\n${licence} is not an accepted licence.`)
process.exitCode = refused.length > 0 ? 1 : 0
