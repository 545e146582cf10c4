import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { textFilesIn } from '../../packages/design/vite/text-files.ts'
import { root, runQuietly } from '../run-tool.ts'
import { compressFiles } from './compress-files.ts'
import { fingerprint } from './fingerprint.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readOnlyCheckout } from './read-only-checkout.ts'

/** Settings of a page build. */
export interface Build {
  /** The package below `packages/`. */
  name: string
  /** Name in the output; the package name by default. */
  title?: string
  /** Output folder below the package; files for browsers are in `client`. */
  folder: string
  /** Source files and folders, from the root. */
  sources: string[]
  tool: 'react-router' | 'vite'
  args: string[]
  env?: Record<string, string>
}

/** Sources of every page build. */
export const SHARED_SOURCES = [
  'package-lock.json',
  'packages/design',
  'packages/domain/package.json',
  'packages/domain/src',
  'scripts/pages-build/compress-files.ts',
]

const packageOf = ({ name }: Build) => path.join(root, 'packages', name)
const stampOf = (wanted: Build) => path.join(packageOf(wanted), wanted.folder, 'built-from.txt')

/** Includes the texts of the shop's theme folder. */
function sourcesOf({ sources }: Build): string {
  const folder = process.env.THEME
  const texts = folder ? textFilesIn(folder).map((file) => path.relative(root, file)) : []
  return fingerprint(root, [...sources, ...texts])
}

function isFresh(wanted: Build): boolean {
  const stamp = stampOf(wanted)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesOf(wanted)
}

/** Builds when the build is missing or older than its sources; false on failure. */
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
  // The previous holder of the lock may have built the same.
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
