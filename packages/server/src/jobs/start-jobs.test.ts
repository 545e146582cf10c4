import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import { afterEach, expect, test, vi } from 'vitest'
import { type Job, type RunningJobs, startJobs } from '#jobs/start-jobs'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let running: RunningJobs | undefined

afterEach(async () => {
  await running?.close()
  await shop.close()
})

function aJob(name: string, runs: string[], more: Partial<Job> = {}): Job {
  return {
    name,
    run: async (_shop, isFirst) => {
      runs.push(`${name}${isFirst ? ' first' : ''}`)
    },
    ...more,
  }
}

test('jobs run in order at once, and again when woken', async () => {
  shop = await startTestShop()
  const runs: string[] = []
  running = startJobs(shop.shop, [aJob('events', runs), aJob('refunds', runs)])
  await eventually(async () => expect(runs).toEqual(['events first', 'refunds first']))
  running.wake()
  await eventually(async () => expect(runs).toEqual(['events first', 'refunds first', 'events', 'refunds']))
})

test('a job with its own schedule does not run when others are woken', async () => {
  shop = await startTestShop()
  const runs: string[] = []
  running = startJobs(shop.shop, [aJob('reconciliation', runs, { every: MINUTE }), aJob('events', runs)])
  running.wake()
  await eventually(async () => expect(runs).toEqual(['reconciliation first', 'events first', 'events']))
})

test.each([-5, 5])('a clock changed by %i hours neither delays a job nor runs it twice', async (hours) => {
  shop = await startTestShop()
  const runs: string[] = []
  running = startJobs(shop.shop, [aJob('hourly', runs, { every: MINUTE }), aJob('events', runs)])
  await eventually(async () => expect(runs).toHaveLength(2))
  shop.clock.moveBy(hours * HOUR)
  running.wake()
  await eventually(async () => expect(runs).toEqual(['hourly first', 'events first', 'events']))
})

test('a failed job is logged and does not delay others, and its next run counts as the first', async () => {
  shop = await startTestShop()
  const runs: string[] = []
  const broken: Job = {
    name: 'broken',
    run: async (_shop, isFirst) => {
      runs.push(`broken ${isFirst}`)
      throw new Error('broken')
    },
  }
  const logged = vi.spyOn(shop.shop.log, 'error')
  running = startJobs(shop.shop, [broken, aJob('events', runs)])
  await eventually(async () => expect(runs).toEqual(['broken true', 'events first']))
  expect(logged).toHaveBeenCalledWith({ err: new Error('broken'), job: 'broken' }, 'A job failed')
  running.wake()
  await eventually(async () => expect(runs).toEqual(['broken true', 'events first', 'broken true', 'events']))
})

test('closing waits for the running job and starts no new round', async () => {
  shop = await startTestShop()
  const { promise, resolve } = Promise.withResolvers<void>()
  const runs: string[] = []
  const slow: Job = { name: 'slow', run: () => promise.then(() => void runs.push('slow')) }
  running = startJobs(shop.shop, [slow])
  running.wake()
  const closed = running.close().then(() => runs.push('closed'))
  resolve()
  await closed
  expect(runs).toEqual(['slow', 'closed'])
})
