import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Store } from '#state/store'

let file: string
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'sandbox-')), 'state.jsonl')
})
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

test('a group of changes is one line, even when the work fails', () => {
  const store = new Store(file)
  expect(() =>
    store.together(() => {
      store.put('numbers', 'port', 4501)
      store.put('numbers', 'wallet', 1)
      store.remove('numbers', 'wallet')
      throw new Error('declined')
    }),
  ).toThrow('declined')
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1)
  store.close()
  expect(new Store(file).entries('numbers')).toEqual([['port', 4501]])
})

test('a large journal is compacted without data loss', () => {
  const store = new Store(file, undefined, 1000)
  store.put('numbers', 'port', 4501)
  for (let at = 0; at < 500; at += 1) store.put('numbers', 'clock_ahead', at)
  expect(statSync(file).size).toBeLessThan(1200)
  store.close()
  const again = new Store(file)
  expect(again.entries('numbers')).toEqual([
    ['port', 4501],
    ['clock_ahead', 499],
  ])
})
