import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'one at a time '))
const lock = path.join(folder, 'below', 'lock')

afterAll(() => rmSync(folder, { recursive: true }))

test('tasks with one lock never overlap, and each has its result', async () => {
  let working = 0
  const work = async () => {
    working += 1
    const seen = working
    await turn()
    working -= 1
    return seen
  }
  const results = await Promise.all([1, 2, 3].map(() => oneAtATime(lock, work)))
  expect(results).toEqual([1, 1, 1])
})

test('a failure releases the lock', async () => {
  const failing = oneAtATime(lock, () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  expect(await oneAtATime(lock, async () => 'done')).toBe('done')
})

test('the lock of a dead process is ignored', async () => {
  writeFileSync(lock, '999999999')
  expect(await oneAtATime(lock, async () => 'done')).toBe('done')
})
