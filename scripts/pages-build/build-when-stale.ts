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

const getPackageFolder = ({ name }: Build) => path.join(root, 'packages', name)
const getStampFile = (buildInput: Build) =>
  path.join(getPackageFolder(buildInput), buildInput.folder, 'built-from.txt')

/** Includes the texts of the shop's theme folder. */
function hashSources({ sources }: Build): string {
  const folder = process.env.THEME
  const texts = folder ? textFilesIn(folder).map((file) => path.relative(root, file)) : []
  return fingerprint(root, [...sources, ...texts])
}

function isFresh(buildInput: Build): boolean {
  const stamp = getStampFile(buildInput)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(buildInput)
}

/** Builds when the build is missing or older than its sources; false on failure. */
export async function buildWhenStale(buildInput: Build): Promise<boolean> {
  if (isFresh(buildInput)) return true
  const lock = path.join(getPackageFolder(buildInput), '.react-router', 'build.lock')
  return oneAtATime(lock, () => build(buildInput)).catch((error: Error) => {
    const complaint = readOnlyCheckout(buildInput.name, error)
    if (complaint === null) throw error
    console.error(complaint)
    return false
  })
}

async function build(buildInput: Build): Promise<boolean> {
  // The previous holder of the lock may have built the same.
  if (isFresh(buildInput)) return true
  const builtFrom = hashSources(buildInput)
  console.log(`Building the ${buildInput.title ?? buildInput.name} ...`)
  rmSync(getStampFile(buildInput), { force: true })
  const { code, printed } = await runQuietly(buildInput.tool, buildInput.args, {
    cwd: getPackageFolder(buildInput),
    env: { NODE_ENV: 'production', ...buildInput.env },
  })
  if (code !== 0) {
    console.error(`${printed}\nThe ${buildInput.name} could not be built.`)
    return false
  }
  const folder = path.join(getPackageFolder(buildInput), buildInput.folder)
  await compressFiles(path.join(folder, 'client'), path.join(folder, 'compressed'))
  writeFileSync(getStampFile(buildInput), builtFrom)
  return true
}
