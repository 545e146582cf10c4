import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { root, runQuietly } from './run-tool.ts'

const storefront = path.join(root, 'packages', 'storefront')
const stamp = path.join(storefront, 'build', 'built-from.txt')

const sources = [
  'package-lock.json',
  'packages/domain/package.json',
  'packages/domain/src',
  'packages/storefront/app',
  'packages/storefront/public',
  'packages/storefront/package.json',
  'packages/storefront/react-router.config.ts',
  'packages/storefront/vite.config.ts',
]

/** Builds the pages when they are missing or older than their sources; false when that failed. */
export async function buildStorefront(): Promise<boolean> {
  if (isFresh(fingerprint(root, sources))) return true
  return oneAtATime(path.join(storefront, '.react-router', 'build.lock'), build)
}

const isFresh = (wanted: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

async function build(): Promise<boolean> {
  const wanted = fingerprint(root, sources)
  // Whoever held the lock before may have built the same.
  if (isFresh(wanted)) return true
  console.log('Building the pages ...')
  rmSync(stamp, { force: true })
  const { code, printed } = await runQuietly('react-router', ['build'], {
    cwd: storefront,
    env: { NODE_ENV: 'production' },
  })
  if (code === 0) writeFileSync(stamp, wanted)
  else console.error(`${printed}\nThe pages could not be built.`)
  return code === 0
}
