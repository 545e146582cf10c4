import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { textFilesIn } from '../../packages/design/vite/text-files.ts'
import { root, runQuietly } from '../run-tool.ts'
import { compressFiles } from './compress-files.ts'
import { fingerprint } from './fingerprint.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readOnlyCheckout } from './read-only-checkout.ts'

/** A build of a package's pages. */
export interface Build {
  /** The package below `packages/`. */
  name: string
  /** What it is called while it is built; the name without one. */
  title?: string
  /** Where the build goes, below the package; its files for browsers are in `client`. */
  folder: string
  /** Files and folders from the root that it is made of. */
  sources: string[]
  tool: 'react-router' | 'vite'
  args: string[]
  /** More environment of the build. */
  env?: Record<string, string>
}

/** What every build of pages is made of. */
export const SHARED_SOURCES = [
  'package-lock.json',
  'packages/design',
  'packages/domain/package.json',
  'packages/domain/src',
  'scripts/pages-build/compress-files.ts',
]

const packageOf = ({ name }: Build) => path.join(root, 'packages', name)
const stampOf = (wanted: Build) => path.join(packageOf(wanted), wanted.folder, 'built-from.txt')

/** The texts of the shop's own folder are built in as well. */
function sourcesOf({ sources }: Build): string {
  const folder = process.env.THEME
  const texts = folder ? textFilesIn(folder).map((file) => path.relative(root, file)) : []
  return fingerprint(root, [...sources, ...texts])
}

function isFresh(wanted: Build): boolean {
  const stamp = stampOf(wanted)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesOf(wanted)
}

/** Builds when there is no build or it is older than its sources; false when that failed. */
export async function buildWhenStale(wanted: Build): Promise<boolean> {
  if (isFresh(wanted)) return true
  const lock = path.join(packageOf(wanted), '.react-router', 'build.lock')
  return oneAtATime(lock, () => build(wanted)).catch((error: Error) => {
    const complaint = readOnlyCheckout(wanted.name, error)
    if (complaint === null) throw error
    console.error(complaint)
    return false
  })
}

async function build(wanted: Build): Promise<boolean> {
  // Whoever held the lock before may have built the same.
  if (isFresh(wanted)) return true
  const builtFrom = sourcesOf(wanted)
  console.log(`Building the ${wanted.title ?? wanted.name} ...`)
  rmSync(stampOf(wanted), { force: true })
  const { code, printed } = await runQuietly(wanted.tool, wanted.args, {
    cwd: packageOf(wanted),
    env: { NODE_ENV: 'production', ...wanted.env },
  })
  if (code !== 0) {
    console.error(`${printed}\nThe ${wanted.name} could not be built.`)
    return false
  }
  const folder = path.join(packageOf(wanted), wanted.folder)
  await compressFiles(path.join(folder, 'client'), path.join(folder, 'compressed'))
  writeFileSync(stampOf(wanted), builtFrom)
  return true
}
