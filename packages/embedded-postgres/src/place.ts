import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { binariesIn, findBinaries, type PostgresBinaries } from '#binaries'
import { LaunchError } from '#launch-error'
import { canRun, type PostgresRunner, runAsNobody, runAsSelf, runInUserNamespace } from '#runner'

export type PostgresLocation = { binaries: PostgresBinaries; runner: PostgresRunner; home: string }

/** Folder of the database for this data folder. May not exist yet. */
export function findPostgresDir(dataFolder: string): string {
  try {
    makeFolder(dataFolder)
    if (!statSync(dataFolder).isDirectory()) throw new Error('it is a file')
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
    return movedHome(realpathSync(dataFolder)) ?? path.join(realpathSync(dataFolder), 'postgres')
  } catch (error) {
    if (error instanceof LaunchError) throw error
    throw new LaunchError(`The data folder ${dataFolder} cannot be used: ${(error as Error).message}`)
  }
}

/**
 * Without `recursive`, which loops forever where the system reports a missing parent for a forbidden folder (/proc).
 */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** Chooses a way that works on this machine. The data stays in the data folder if possible. */
export function chooseLocation(dataFolder: string, able = canRun): PostgresLocation {
  const home = findPostgresDir(dataFolder)
  const place = placeForUser(findBinaries(), realpathSync(dataFolder), home, able)
  mkdirSync(place.home, { recursive: true, mode: 0o700 })
  giveTo(place.home, place.runner.owner)
  return place
}

function placeForUser(
  binaries: PostgresBinaries,
  dataFolder: string,
  home: string,
  able: typeof canRun,
): PostgresLocation {
  if (process.getuid?.() !== 0) return { binaries, runner: runAsSelf, home }
  const mayBecomeNobody = able(runAsNobody, '/bin/sh', ['-c', ':'])
  if (mayBecomeNobody && reachableByAll(binaries.folder) && reachableByAll(path.dirname(home)))
    return { binaries, runner: runAsNobody, home }
  if (able(runInUserNamespace, binaries.postgres, ['--version']))
    return { binaries, runner: runInUserNamespace, home }
  if (mayBecomeNobody) return placeOutside(binaries, dataFolder, home)
  throw new LaunchError(
    'PostgreSQL cannot run as root, and this system allows neither another user nor a user namespace. Start the shop as a normal user, or set DATABASE_URL.',
  )
}

/** Only root can enter the checkout or the data folder, so programs and data go to a folder open to other users. */
function placeOutside(binaries: PostgresBinaries, dataFolder: string, home: string): PostgresLocation {
  const open = openFolder()
  const reachable = reachableByAll(binaries.folder) ? binaries : copyOfBinaries(binaries, open)
  if (!canRun(runAsNobody, reachable.postgres, ['--version']))
    throw new LaunchError(
      `PostgreSQL could not start from ${reachable.folder}. Start the shop as a normal user, or set DATABASE_URL.`,
    )
  return {
    binaries: reachable,
    runner: runAsNobody,
    home: reachableByAll(path.dirname(home)) ? home : moveHome(dataFolder, home, open),
  }
}

function openFolder(): string {
  for (const folder of ['/var/lib/little-dunes', path.join(tmpdir(), 'little-dunes')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      if (reachableByAll(folder)) return folder
    } catch {
      // The next folder may be writable.
    }
  }
  throw new LaunchError(
    'Found no folder that PostgreSQL can use when root starts the shop. Start the shop as a normal user, or set DATABASE_URL.',
  )
}

/** Copied under another name and renamed, so an interrupted copy is never used. */
function copyOfBinaries(binaries: PostgresBinaries, open: string): PostgresBinaries {
  const version =
    readFileSync(path.join(binaries.folder, '..', 'package.json'), 'utf8').match(
      /"version": *"([^"]+)"/,
    )?.[1] ?? 'unknown'
  const target = path.join(open, `postgresql-${version}`)
  if (!existsSync(target)) {
    const unfinished = mkdtempSync(`${target}.`)
    cpSync(binaries.folder, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a'),
    })
    for (const folder of foldersIn(unfinished)) chmodSync(folder, 0o755)
    renameSync(unfinished, target)
  }
  return binariesIn(target)
}

function foldersIn(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...below.flatMap((entry) => foldersIn(path.join(folder, entry.name)))]
}

/** The data folder contains a file with the place of its database. */
const noteIn = (dataFolder: string) => path.join(dataFolder, 'postgres-is-in.txt')

function movedHome(dataFolder: string): string | undefined {
  const note = noteIn(dataFolder)
  if (!existsSync(note)) return undefined
  const home = readFileSync(note, 'utf8').trim()
  if (existsSync(home)) return home
  throw new LaunchError(
    `The database of this shop was in ${home}, which no longer exists. Restore the folder, or delete ${note} to start with an empty shop.`,
  )
}

/** The copy is complete before the file is written, so an interruption always leaves one complete and known place. */
function moveHome(dataFolder: string, home: string, open: string): string {
  const target = mkdtempSync(path.join(open, 'data-'))
  if (existsSync(home)) {
    cpSync(home, target, { recursive: true, preserveTimestamps: true })
    // The copy has default permissions. PostgreSQL refuses a folder that others can read.
    for (const folder of foldersIn(target)) chmodSync(folder, 0o700)
  }
  giveTo(target, runAsNobody.owner)
  writeFileSync(noteIn(dataFolder), `${target}\n`, { flush: true })
  rmSync(home, { recursive: true, force: true })
  return target
}

/** True if all users can pass through the folder and its parents. */
function reachableByAll(folder: string): boolean {
  const real = realpathSync(folder)
  const passable = (lstatSync(real).mode & 0o001) !== 0
  return passable && (path.dirname(real) === real || reachableByAll(path.dirname(real)))
}

/** Another runner needs another owner, and only root can change it. */
function giveTo(home: string, owner: number | undefined) {
  const current = lstatSync(home).uid
  if (owner === undefined && process.getuid && current !== process.getuid())
    throw new LaunchError(
      `The database in ${home} belongs to another user (${current}). Start the shop as that user or as root, or choose another DATA_DIR.`,
    )
  if (owner === undefined || current === owner) return
  for (const entry of readdirSync(home, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(home, entry), owner, owner)
  chownSync(home, owner, owner)
}
