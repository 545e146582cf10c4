import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { PostgresPlace } from '#platform/embedded-postgres-place'
import { spawnAs } from '#platform/embedded-postgres-runner'
import { StartError } from '#platform/start-error'

/** A data folder of PostgreSQL and the password that opens it. */
export type PostgresCluster = { folder: string; password: string }

const major = '18'

export async function openCluster(place: PostgresPlace): Promise<PostgresCluster> {
  const folder = path.join(place.home, 'cluster')
  const password = readPassword(place, existsSync(folder))
  if (existsSync(folder)) requireVersion(folder)
  else await createCluster(place, folder)
  return { folder, password }
}

function readPassword(place: PostgresPlace, mustExist: boolean): string {
  const file = path.join(place.home, 'password')
  if (!existsSync(file)) {
    if (mustExist)
      throw new StartError(
        `The file ${file} is missing, without it the database beside it cannot be opened: put it back from a backup.`,
      )
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    if (place.runner.owner !== undefined) chownSync(file, place.runner.owner, place.runner.owner)
  }
  return readFileSync(file, 'utf8')
}

function requireVersion(folder: string) {
  const found = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new StartError(
    `The database in ${folder} was made by PostgreSQL ${found}, this shop brings PostgreSQL ${major}: export it with the shop that made it, or choose another DATA_DIR.`,
  )
}

/** Made under another name and renamed, so that an interrupted first start is never half done. */
async function createCluster(place: PostgresPlace, folder: string) {
  for (const entry of readdirSync(place.home)) {
    if (entry.startsWith('unfinished-')) rmSync(path.join(place.home, entry), { recursive: true })
  }
  const unfinished = mkdtempSync(path.join(place.home, 'unfinished-'))
  if (place.runner.owner !== undefined) chownSync(unfinished, place.runner.owner, place.runner.owner)
  await initialise(place, unfinished)
  renameSync(unfinished, folder)
}

async function initialise(place: PostgresPlace, folder: string) {
  const child = spawnAs(
    place.runner,
    place.binaries.initdb,
    [
      `--pgdata=${folder}`,
      '--username=postgres',
      `--pwfile=${path.join(place.home, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
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
  if (code !== 0)
    throw new StartError(`The database could not be created in ${place.home}: ${complaint.trim() || code}`)
}
