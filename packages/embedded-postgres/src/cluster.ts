import { createHmac, randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { LaunchError } from '#launch-error'
import type { PostgresLocation } from '#place'
import { spawnAs } from '#runner'

/** PostgreSQL's data folder with the passwords of its administrator and of the shop. */
export type PostgresCluster = { folder: string; password: string; shopPassword: string }

/** Derived one way from the administrator's password, so the shop's address gives no administrator access. */
const shopPasswordFrom = (password: string) =>
  createHmac('sha256', password).update('role shop').digest('base64url')

function clusterWith(home: string): PostgresCluster {
  const password = readPassword(home)
  return { folder: clusterIn(home), password, shopPassword: shopPasswordFrom(password) }
}

const major = '18'

export async function openCluster(place: PostgresLocation, locales: string[]): Promise<PostgresCluster> {
  const folder = clusterIn(place.home)
  if (existsSync(folder)) requireVersion(folder)
  else await createCluster(place, folder, locales)
  return clusterWith(place.home)
}

export function findCluster(home: string): PostgresCluster | undefined {
  return existsSync(clusterIn(home)) ? clusterWith(home) : undefined
}

const clusterIn = (home: string) => path.join(home, 'cluster')

const passwordIn = (home: string) => path.join(home, 'password')

function readPassword(home: string): string {
  try {
    return readFileSync(passwordIn(home), 'utf8')
  } catch (error) {
    throw new LaunchError(
      `The password of the database in ${home} cannot be read: ${(error as Error).message}`,
    )
  }
}

/** Written under another name and linked, so two simultaneous starts use the same password. */
function choosePassword(place: PostgresLocation, unfinished: string) {
  const draft = path.join(unfinished, 'password')
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  giveTo(place, draft)
  if (!existsSync(passwordIn(place.home))) linkSync(draft, passwordIn(place.home))
}

function requireVersion(folder: string) {
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === major) return
  throw new LaunchError(
    `The database in ${folder} was created by PostgreSQL ${version}, but this shop includes PostgreSQL ${major}. Back it up with the shop version that created it, or choose another DATA_DIR.`,
  )
}

/** Created under another name and renamed, so an interrupted first start leaves no half-finished cluster. */
async function createCluster(place: PostgresLocation, folder: string, locales: string[]) {
  const unfinished = mkdtempSync(path.join(place.home, unfinishedPrefix))
  giveTo(place, unfinished)
  choosePassword(place, unfinished)
  try {
    await initialise(place, path.join(unfinished, 'cluster'), locales)
    renameSync(path.join(unfinished, 'cluster'), folder)
  } catch (error) {
    // Another start was faster, and its cluster is equivalent.
    if (!existsSync(folder)) throw error
  }
}

const unfinishedPrefix = 'unfinished-'

/** Deletes leftovers of interrupted first starts. Only for the owner of a finished cluster. */
export function removeUnfinished(home: string) {
  const left = readdirSync(home).filter((entry) => entry.startsWith(unfinishedPrefix))
  for (const entry of left) rmSync(path.join(home, entry), { recursive: true, force: true })
}

function giveTo(place: PostgresLocation, file: string) {
  if (place.runner.owner !== undefined) chownSync(file, place.runner.owner, place.runner.owner)
}

async function initialise(place: PostgresLocation, folder: string, locales: string[]) {
  let complaint = ''
  for (const locale of locales) {
    complaint = await runInitdb(place, folder, locale)
    if (!complaint) return
    if (!complaint.includes('invalid locale name')) break
  }
  throw new LaunchError(`The database could not be created in ${place.home}: ${complaint}`)
}

/** The error output of initdb. Empty after success. */
async function runInitdb(place: PostgresLocation, folder: string, letterLocale: string): Promise<string> {
  const child = spawnAs(
    place.runner,
    place.binaries.initdb,
    [
      `--pgdata=${folder}`,
      '--username=postgres',
      `--pwfile=${passwordIn(place.home)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--lc-ctype=${letterLocale}`,
      '--no-instructions',
    ],
    { cwd: place.home, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', resolve)
  })
  return code === 0 ? '' : complaint.trim() || String(code)
}
