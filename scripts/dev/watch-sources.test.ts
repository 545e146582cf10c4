import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRun, watchSources } from './watch-sources.ts'

async function watchFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'sources-'))
  await mkdir(path.join(folder, 'cart'))
  let changes = 0
  const close = watchSources([folder], () => {
    changes += 1
  })
  onTestFinished(async () => {
    close()
    await rm(folder, { recursive: true })
  })
  const save = (name: string) => writeFile(path.join(folder, name), `${Math.random()}`)
  /** Saves like editors that keep the former file until the new one is complete. */
  const replace = async (name: string) => {
    await save('.new')
    await rename(path.join(folder, '.new'), path.join(folder, name))
  }
  const untilHeard = async (change: () => Promise<unknown>) => {
    const before = changes
    await change()
    await expect.poll(() => changes, { timeout: 10_000 }).toBeGreaterThan(before)
  }
  return { folder, save, replace, untilHeard, changes: () => changes }
}

test('each save of a file is detected, including replaced files and new folders', async () => {
  const { folder, save, replace, untilHeard } = await watchFolder()
  await untilHeard(() => save('cart/add.ts'))
  await untilHeard(() => replace('cart/add.ts'))
  await untilHeard(() => save('cart/add.ts'))
  await untilHeard(() => mkdir(path.join(folder, 'wishlist')))
  await untilHeard(() => save('wishlist/add.ts'))
})

test('several simultaneous saves are one change', async () => {
  const { save, untilHeard, changes } = await watchFolder()
  await untilHeard(() => Promise.all(['cart/add.ts', 'cart/remove.ts', 'cart/sum.ts'].map(save)))
  await untilHeard(() => save('cart/add.ts'))
  expect(changes()).toBe(2)
})

test.each([
  ['cart/add.ts', true],
  ['orders/testing.ts', true],
  ['cart/add.test.ts', false],
  ['payments/races.long.ts', false],
  ['testing', false],
  ['orders/testing/an-order.ts', false],
])('a change of %s restarts the shop: %s', (file, expected) => {
  expect(isRun(file)).toBe(expected)
})
