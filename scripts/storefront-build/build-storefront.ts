import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runQuietly } from '../run-tool.ts'
import { compressFiles } from './compress-files.ts'
import { fingerprint } from './fingerprint.ts'
import { oneAtATime } from './one-at-a-time.ts'

const storefront = path.join(root, 'packages', 'storefront')

const sources = [
  'package-lock.json',
  'packages/domain/package.json',
  'packages/domain/src',
  'packages/storefront/app',
  'packages/storefront/public',
  'packages/storefront/package.json',
  'packages/storefront/check-deferred-scripts.ts',
  'packages/storefront/inline-script.ts',
  'packages/storefront/react-router.config.ts',
  'packages/storefront/vite.config.ts',
  'scripts/storefront-build/compress-files.ts',
]

interface Build {
  folder: string
  sources: string[]
  args: string[]
}

const shop: Build = { folder: 'build', sources, args: ['build'] }

/** Another folder, so that what is sold from is never replaced. */
const pseudo: Build = {
  folder: '.react-router/pseudo-language',
  sources: [
    ...sources,
    'scripts/pseudo-language/pseudo-texts.ts',
    'scripts/pseudo-language/pseudo-language.ts',
    'scripts/pseudo-language/pseudo-storefront.vite.ts',
  ],
  args: [
    'build',
    '.',
    '--config',
    path.join(root, 'scripts', 'pseudo-language', 'pseudo-storefront.vite.ts'),
  ],
}

/** Builds the pages when they are missing or older than their sources; false when that failed. */
export const buildStorefront = (): Promise<boolean> => buildWhenStale(shop)

/** Builds the pages in the language of the journeys; where they are, or null when that failed. */
export const buildPseudoStorefront = async (): Promise<string | null> =>
  (await buildWhenStale(pseudo)) ? path.join(storefront, pseudo.folder) : null

const stampOf = ({ folder }: Build) => path.join(storefront, folder, 'built-from.txt')

function isFresh(wanted: Build): boolean {
  const stamp = stampOf(wanted)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, wanted.sources)
}

async function buildWhenStale(wanted: Build): Promise<boolean> {
  if (isFresh(wanted)) return true
  return oneAtATime(path.join(storefront, '.react-router', 'build.lock'), () => build(wanted))
}

async function build(wanted: Build): Promise<boolean> {
  // Whoever held the lock before may have built the same.
  if (isFresh(wanted)) return true
  const builtFrom = fingerprint(root, wanted.sources)
  console.log('Building the pages ...')
  rmSync(stampOf(wanted), { force: true })
  const { code, printed } = await runQuietly('react-router', wanted.args, {
    cwd: storefront,
    env: { NODE_ENV: 'production', STOREFRONT_BUILD: wanted.folder },
  })
  if (code !== 0) {
    console.error(`${printed}\nThe pages could not be built.`)
    return false
  }
  const folder = path.join(storefront, wanted.folder)
  await compressFiles(path.join(folder, 'client'), path.join(folder, 'compressed'))
  writeFileSync(stampOf(wanted), builtFrom)
  return true
}
