import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { root } from './run-tool.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, ...args: string[]): string {
  const command = path.join(folder, 'command.ts')
  writeFileSync(command, program)
  const { stdout } = spawnSync(process.execPath, ['scripts/require-node.mjs', command, ...args], {
    cwd: root,
  })
  return stdout.toString().trim()
}

test('commands are TypeScript and get their arguments', () => {
  expect(run('const [, , ...rest]: string[] = process.argv; console.log(rest.join())', '--days', '3')).toBe(
    '--days,3',
  )
})

test('compiled code is cached in the packages folder', () => {
  const cacheDir = run("import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir())")
  expect(path.relative(root, cacheDir)).toMatch(/^node_modules.\.cache.compiled/)
})

test('a service without write access caches it in the systemd cache folder', () => {
  vi.stubEnv('CACHE_DIRECTORY', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const cacheDir = run("import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir())")
  expect(path.dirname(cacheDir)).toBe(folder)
  expect(readFileSync(path.join(root, 'deploy/little-dunes@.service'), 'utf8')).toContain('\nCacheDirectory=')
})

test('drizzle-orm is loaded as CommonJS, which halves the loading time', () => {
  const drizzle = path.join(root, 'packages/server/src/database/database.ts')
  const program = `
    await import(${JSON.stringify(drizzle)})
    console.log(Object.keys(require.cache).some((file) => file.includes('drizzle-orm')))`
  expect(
    run(
      `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)${program}`,
    ),
  ).toBe('true')
})

test('an import name is resolved once per package', () => {
  const importers = ['server/src/shop.ts', 'server/src/config.ts', 'stripe-sandbox/src/environment.ts'].map(
    (file) => pathToFileURL(path.join(root, 'packages', file)).href,
  )
  const program = `
    import { registerHooks } from 'node:module'
    const importers: string[] = ${JSON.stringify(importers)}
    registerHooks({
      load: (url, context, next) => {
        if (importers.includes(url)) return { format: 'module', source: "export { default } from '#main'", shortCircuit: true }
        if (!url.endsWith('/src/main.ts')) return next(url, context)
        return { format: 'module', source: 'export default import.meta.url', shortCircuit: true }
      },
    })
    for (const url of importers) console.log((await import(url)).default.split('/').at(-3))`
  expect(run(program).split('\n')).toEqual(['server', 'server', 'stripe-sandbox'])
})
