// Runs after `npm ci`. In installs without development tools, it deletes files that only those read: a third of the
// install. Plain JavaScript for every version of Node.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Optional peers of packages that a shop runs: npm installs them because development tools need them. */
const UNREAD_PACKAGES = ['@esbuild', '@typescript', 'esbuild', 'jiti', 'tsx', 'typescript']

/**
 * Headers for building Node addons, second copies of libraries for browsers or CommonJS, and sources of built files.
 */
const UNREAD_FOLDERS =
  /^(node-linux-\w+\/(include|share)|(libphonenumber-js\/bundle|lucide\/dist\/(cjs|umd)|pdfkit\/\.yarn|zod\/src))$/

const TEXT_OF_A_LICENCE = /licen[cs]e|notice|copying/i
const isUnread = (name) =>
  /\.(map|d\.[cm]?ts|a)$/.test(name) || (/\.md$/i.test(name) && !TEXT_OF_A_LICENCE.test(name))

/** `packages` is a `node_modules` folder. */
function slim(packages) {
  for (const name of UNREAD_PACKAGES) rmSync(path.join(packages, name), { recursive: true, force: true })
  clean(packages, packages)
}

function clean(packages, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    const isFolder = entry.isDirectory()
    const below = path.relative(packages, place).replaceAll(path.sep, '/')
    if (isFolder ? UNREAD_FOLDERS.test(below) : isDangling(entry, place) || isUnread(entry.name))
      rmSync(place, { recursive: true, force: true })
    else if (isFolder) clean(packages, place)
  }
}

/** A command of a deleted package. */
const isDangling = (entry, place) => entry.isSymbolicLink() && !existsSync(place)

const hasTools = existsSync('node_modules/vitest')
const workspaces = readdirSync('packages').map((name) => path.join('packages', name))
for (const folder of hasTools ? [] : ['.', ...workspaces]) {
  const packages = path.join(folder, 'node_modules')
  if (existsSync(packages)) slim(packages)
}
