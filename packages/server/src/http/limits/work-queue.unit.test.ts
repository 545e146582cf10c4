import { expect, test } from 'vitest'
import { createWorkQueue, isBusy, type WorkQueue } from '#http/limits/work-queue'

/** Queue whose first task took this many milliseconds. */
async function aQueueAfter(milliseconds: number): Promise<WorkQueue> {
  let time = 0
  const queue = createWorkQueue({ atOnce: 1, waiting: 40 }, () => time)
  await queue('192.0.2.1', async () => {
    time += milliseconds
  })
  return queue
}

/** Lets networks queue work at once. Returns the refusals per network, and the order of the served networks. */
async function askAtOnce(queue: WorkQueue, ...asking: [network: string, times: number][]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const served: string[] = []
  const work = (network: string) => async () => {
    await promise
    served.push(network)
  }
  const asked = asking.flatMap(([network, times]) =>
    Array.from({ length: times }, () => queue(network, work(network))),
  )
  resolve()
  const outcomes = await Promise.allSettled(asked)
  const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(reasons.every(isBusy)).toBe(true)
  const refused = asking.map(([network, times]) => times - served.filter((one) => one === network).length)
  return { refused, served }
}

test('slow work has one running and ten waiting tasks, and further ones are refused', async () => {
  expect((await askAtOnce(await aQueueAfter(5_000), ['a', 11])).refused).toEqual([0])
  expect((await askAtOnce(await aQueueAfter(5_000), ['a', 14])).refused).toEqual([3])
})

test('quick work has a longer queue, up to its limit', async () => {
  expect((await askAtOnce(await aQueueAfter(1), ['a', 41])).refused).toEqual([0])
  expect((await askAtOnce(await aQueueAfter(1), ['a', 43])).refused).toEqual([2])
})

test('networks take turns, so a busy one does not keep others waiting', async () => {
  const { served } = await askAtOnce(await aQueueAfter(1), ['busy', 20], ['calm', 2], ['other', 1])
  expect(served.slice(0, 6)).toEqual(['busy', 'busy', 'calm', 'other', 'busy', 'calm'])
})

test.each([1, 5_000])(
  'in a full queue of %i ms tasks, the busiest network gives way to others',
  async (ms) => {
    const { refused } = await askAtOnce(await aQueueAfter(ms), ['busy', 70], ['calm', 2], ['other', 1])
    expect(refused.slice(1)).toEqual([0, 0])
    const places = ms === 1 ? 41 : 11
    expect(refused[0]).toBe(70 - (places - 3))
  },
)

test('equally busy networks share a full queue equally', async () => {
  const { refused } = await askAtOnce(await aQueueAfter(1), ['a', 60], ['b', 60], ['c', 60], ['d', 60])
  for (const ofOne of refused) expect(Math.abs(60 - ofOne - 41 / 4)).toBeLessThan(2)
})

test('failed work does not block the next task', async () => {
  const queue = await aQueueAfter(1)
  const outcomes = await Promise.allSettled([
    queue('a', () => Promise.reject(new Error('No'))),
    queue('a', async () => 7),
  ])
  expect(outcomes).toEqual([
    { status: 'rejected', reason: new Error('No') },
    { status: 'fulfilled', value: 7 },
  ])
})
