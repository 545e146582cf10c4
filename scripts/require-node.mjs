// Plain JavaScript that every Node understands: it runs the TypeScript command named after it, or says what is missing.
import * as nodeModule from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const needed = 24

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `This shop needs Node ${needed}, and this is Node ${process.versions.node}. On Linux and 64-bit Windows "npm ci" brings ` +
      'the right one along; install it without leaving out optional packages. Elsewhere get it from https://nodejs.org.',
  )
  process.exit(1)
}

// What was compiled once is not compiled again. Beside the packages, where nobody else may write; `npm ci` clears it.
nodeModule.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))

// Node reads the package.json of drizzle-orm, 180 kB, for each of its hundred ES modules: half of the start. Its
// CommonJS files avoid that.
nodeModule.registerHooks?.({
  resolve: (specifier, context, next) =>
    specifier.startsWith('drizzle-orm')
      ? next(specifier, { ...context, conditions: ['node', 'require'] })
      : next(specifier, context),
})

const [node, , command, ...rest] = process.argv
process.argv = [node, resolve(command), ...rest]
await import(pathToFileURL(process.argv[1]).href)
