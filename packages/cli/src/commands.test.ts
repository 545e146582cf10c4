import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { COMMANDS } from '#commands'
import { defineCommand, UsageError } from '#define-command'

const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => vi.clearAllMocks())
afterAll(() => vi.restoreAllMocks())

test('the help lists each command', () => {
  const files = globSync('commands/*.ts', { cwd: import.meta.dirname })
  expect(Object.keys(COMMANDS).toSorted()).toEqual(files.map((file) => path.basename(file, '.ts')).toSorted())
})

const add = defineCommand({
  usage: 'NAME [--count N]\n--all',
  maxArguments: 1,
  details: '  NAME   a name',
  options: { count: { type: 'string', default: '1' } },
  failure: 75,
  async run([name], { count }) {
    if (!name) throw new UsageError('Name something.')
    if (name === 'broken') throw new Error('It broke.')
    console.log(`${name} ${count}`)
    return count === '1' ? undefined : 3
  },
})

test('a command gets its arguments and options, and returns its exit code', async () => {
  expect(await add('add', ['hat'])).toBe(0)
  expect(await add('add', ['hat', '--count', '2'])).toBe(3)
  expect(print.mock.calls).toEqual([['hat 1'], ['hat 2']])
})

const USAGE = 'Usage: npx shop add NAME [--count N]\n       npx shop add --all\n\n  NAME   a name'

test('--help prints the usage', async () => {
  expect(await add('add', ['--help'])).toBe(0)
  expect(print).toHaveBeenCalledExactlyOnceWith(USAGE)
})

test('invalid arguments print an error and the usage', async () => {
  expect(await add('add', [])).toBe(64)
  expect(complain).toHaveBeenLastCalledWith(`Name something.\n\n${USAGE}`)
  expect(await add('add', ['hat', '--size'])).toBe(64)
  expect(complain).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Unknown option '--size'[\s\S]*NAME {3}a name$/),
  )
})

test('surplus arguments are invalid', async () => {
  expect(await add('add', ['hat', 'shoe'])).toBe(64)
  expect(complain).toHaveBeenLastCalledWith(`Unexpected argument: shoe\n\n${USAGE}`)
})

test('an error is printed without the usage', async () => {
  expect(await add('add', ['broken'])).toBe(75)
  expect(complain).toHaveBeenCalledExactlyOnceWith(new Error('It broke.'))
})
