import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const findFiles = (pattern: string) => globSync(pattern, { cwd: REPOSITORY, exclude: ['**/node_modules/**'] })

const all = findFiles('{packages,scripts}/**/*.{test,long}.ts')
const isServer = (file: string) => file.startsWith('packages/server/') && !file.endsWith('.unit.test.ts')
const isApi = (file: string) =>
  (isServer(file) && file.endsWith('.test.ts')) || file.startsWith('packages/embedded-postgres/')
const isLong = (file: string) => file.endsWith('.long.ts')
/** Test files that a script runs. */
const FILES: Record<string, string[]> = {
  'test:api': all.filter(isApi),
  'test:long': all.filter(isLong),
  'test:unit': all.filter((file) => !isApi(file) && !isLong(file)),
  'test:e2e': findFiles('e2e/**/*.journey.ts'),
}

interface Command {
  script: string
  parts: string[]
  /** Words of the titles, for commands that run a part of their files. */
  title: string
}

const rows = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Promise|-+) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const parseCommands = (cell: string): Command[] =>
  [...cell.matchAll(/`npm run ([\w:]+)(?: -- ([^`]+))?`/g)].map(([, script = '', options = '']) => ({
    script,
    parts: options
      .replace(/ ?-t .*$/, '')
      .split(' ')
      .filter(Boolean),
    title: / ?-t (.*)$/.exec(options)?.[1] ?? '',
  }))

test.each(rows)('%s%s refers to existing commands, with a figure', (_, _promise, commands = '', figure) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = parseCommands(commands)
  expect(named).not.toEqual([])
  expect(figure).toBeTruthy()
  for (const { script, parts, title } of named) {
    expect(Object.keys(scripts)).toContain(script)
    const files = FILES[script]
    if (!files) continue
    const run = parts.map((part) => files.filter((file) => file.includes(part)))
    expect([script, ...parts.filter((_, place) => run[place]?.length === 0)]).toEqual([script])
    if (title) expect(run.flat().some((file) => read(file).includes(title))).toBe(true)
  }
})
