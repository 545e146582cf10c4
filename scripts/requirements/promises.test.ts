import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: REPOSITORY, exclude: ['**/node_modules/**'] })

const all = filesOf('{packages,scripts}/**/*.{test,long}.ts')
const isServer = (file: string) => file.startsWith('packages/server/') && !file.endsWith('.unit.test.ts')
const isApi = (file: string) =>
  (isServer(file) && file.endsWith('.test.ts')) || file.startsWith('packages/embedded-postgres/')
const isLong = (file: string) => file.endsWith('.long.ts')
/** Which test files a script runs. */
const FILES: Record<string, string[]> = {
  'test:api': all.filter(isApi),
  'test:long': all.filter(isLong),
  'test:unit': all.filter((file) => !isApi(file) && !isLong(file)),
}

interface Command {
  script: string
  parts: string[]
}

const rows = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Promise|-+) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const commandsOf = (cell: string): Command[] =>
  [...cell.matchAll(/`npm run ([\w:]+)(?: -- ([^`]+))?`/g)].map(([, script = '', given = '']) => ({
    script,
    parts: given
      .replace(/ ?-t .*$/, '')
      .split(' ')
      .filter(Boolean),
  }))

test.each(rows)(
  '%s%s is shown by commands that there are, with a figure',
  (_, _promise, commands = '', figure) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = commandsOf(commands)
    expect(named).not.toEqual([])
    expect(figure).toBeTruthy()
    for (const { script, parts } of named) {
      expect(Object.keys(scripts)).toContain(script)
      const files = FILES[script]
      const missing = files ? parts.filter((part) => !files.some((file) => file.includes(part))) : []
      expect([script, ...missing]).toEqual([script])
    }
  },
)
