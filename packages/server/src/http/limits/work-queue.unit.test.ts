import { expect, test } from 'vitest'
import { createWorkQueue, isBusy } from '#http/limits/work-queue'

/** A queue whose first piece of work took so long. */
async function aQueueAfter(milliseconds: number) {
  let time = 0
  const queue = createWorkQueue({ atOnce: 1, waiting: 40 }, () => time)
  await queue(async () => {
    time += milliseconds
  })
  return queue
}

/** Asks so often at once, for work that waits until all have asked; answers how many were refused. */
async function refusedOf(count: number, queue: Awaited<ReturnType<typeof aQueueAfter>>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = Array.from({ length: count }, () => queue(() => promise))
  resolve()
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.every(isBusy)).toBe(true)
  return refused.length
}

test('one piece of work is under way and ten wait, however long each takes; the next is refused', async () => {
  expect(await refusedOf(11, await aQueueAfter(5_000))).toBe(0)
  expect(await refusedOf(14, await aQueueAfter(5_000))).toBe(3)
})

test('quick work waits in a longer line, up to its limit', async () => {
  expect(await refusedOf(41, await aQueueAfter(1))).toBe(0)
  expect(await refusedOf(43, await aQueueAfter(1))).toBe(2)
})
