// Plain JavaScript that every Node understands: it runs the TypeScript command named after it, or says what is missing.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const needed = 24

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `This shop needs Node ${needed}, and this is Node ${process.versions.node}. On Linux and 64-bit Windows "npm ci" brings ` +
      'the right one along; install it without leaving out optional packages. Elsewhere get it from https://nodejs.org.',
  )
  process.exit(1)
}

const [node, , command, ...rest] = process.argv
process.argv = [node, resolve(command), ...rest]
await import(pathToFileURL(process.argv[1]).href)
