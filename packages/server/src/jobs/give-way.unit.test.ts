import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBusyness, createGiveWay } from '#jobs/give-way'
import { eventually } from '#testing/eventually'

test('background work pauses while the process is busy, and otherwise continues at once', async () => {
  const pauses: number[] = []
  let busy = 0.95
  const giveWay = createGiveWay(
    () => busy,
    async (milliseconds) => void pauses.push(milliseconds),
  )
  await giveWay()
  busy = 0.5
  await giveWay()
  expect(pauses).toEqual([100])
})

test('a busy loop is busy, and a waiting one is not', async () => {
  const busyness = createBusyness()
  await eventually(async () => {
    // Lets earlier work of the test process finish.
    await delay(50)
    expect(busyness()).toBeLessThan(0.9)
  })
  const end = performance.now() + 50
  while (performance.now() < end);
  expect(busyness()).toBeGreaterThan(0.9)
})
