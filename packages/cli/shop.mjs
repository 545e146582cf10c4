#!/usr/bin/env node
// `npx shop`: checks the version of Node and runs a command.
import { fileURLToPath } from 'node:url'

process.argv.splice(2, 0, fileURLToPath(new URL('src/main.ts', import.meta.url)))
await import('../../scripts/require-node.mjs')
