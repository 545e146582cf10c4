// Plain JavaScript for every version of Node. Runs the TypeScript command in its arguments, or asks for the right Node.
import * as nodeModule from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const needed = 24

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `This shop needs Node ${needed}, but this is Node ${process.versions.node}. On Linux and 64-bit Windows, "npm ci" with ` +
      'optional packages installs the right version. Elsewhere, get it from https://nodejs.org.',
  )
  process.exit(1)
}

// Caches compiled code in the folder of systemd (CacheDirectory=), or beside the packages, where no other user may
// write; `npm ci` clears it there.
nodeModule.enableCompileCache?.(
  process.env.CACHE_DIRECTORY ?? fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
)

const resolved = new Map()

// Node parses the package.json of a package at each import of it, 180 kB for drizzle-orm: half of the start. Modules
// with many importers are resolved once, and the CommonJS files of drizzle-orm need a hundred imports less.
nodeModule.registerHooks?.({
  resolve(specifier, context, next) {
    const resolution = specifier.startsWith('drizzle-orm')
      ? { ...context, conditions: ['node', 'require'] }
      : context
    const importer = /^file:.*\/packages\/[^/]+\/src\//.exec(context.parentURL ?? '')?.[0]
    if (!importer || specifier.startsWith('.')) return next(specifier, resolution)
    const key = `${specifier} ${importer} ${resolution.conditions}`
    const target = resolved.get(key) ?? next(specifier, resolution)
    resolved.set(key, { ...target, shortCircuit: true })
    return target
  },
})

const [node, , command, ...rest] = process.argv
process.argv = [node, resolve(command), ...rest]
await import(pathToFileURL(process.argv[1]).href)
