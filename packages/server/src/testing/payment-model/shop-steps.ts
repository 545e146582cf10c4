import { MINUTE } from '@little-dunes/domain/durations'
import { isDatabaseUnavailable } from '#database/unavailable'
import { processEvents } from '#orders/payment/process-events'
import { reconcile } from '#orders/payment/reconcile'
import { processRefunds } from '#orders/refunds/process-refunds'
import type { Failpoint } from '#payments/failpoints'
import type { Shop } from '#shop'
import type { ModelStep } from '#testing/payment-model/payment-command'
import { settleEverything } from '#testing/payment-model/settle-everything'

const jobs = {
  events: (shop: Shop) => processEvents(shop),
  refunds: (shop: Shop) => processRefunds(shop),
  reconcile: (shop: Shop) => reconcile(shop),
  'reconcile all': (shop: Shop) => reconcile(shop, { all: true }),
}
export const JOBS = Object.keys(jobs) as (keyof typeof jobs)[]

/** One round of a background job. */
export const runJob = (job: keyof typeof jobs, server: number): ModelStep => ({
  name: `work ${job} on ${server}`,
  isPossible: () => true,
  async run(world) {
    const shop = world.shops[server % 2]
    if (!shop) return
    await jobs[job](shop.shop()).catch((error: unknown) => {
      if (!shop.isCrashed() && !isDatabaseUnavailable(error)) throw error
    })
  },
})

export const letTimePass = (minutes: number): ModelStep => ({
  name: `wait ${minutes}`,
  isPossible: () => true,
  run: (world) => world.goOn(minutes * MINUTE),
})

/** Sets the shop's clock wrong, or right again by moving it back. */
export const putClock = (minutesAhead: number): ModelStep => ({
  name: `clock ${minutesAhead}`,
  isPossible: () => true,
  run: async (world) => world.putClock(minutesAhead * MINUTE),
})

/** The first server stops at this point during the step, and restarts after it. */
export const crash = (point: Failpoint, step: ModelStep): ModelStep => ({
  name: `crash at ${point}: ${step.name}`,
  isPossible: step.isPossible,
  async run(world, ledger) {
    const [shop] = world.shops
    shop.crashAt(point)
    await step.run(world, ledger)
    shop.crashAt(null)
  },
})

export const restart = (server: number): ModelStep => ({
  name: `restart ${server}`,
  isPossible: () => true,
  run: async (world) => world.shops[server % 2]?.restart(),
})

/** Several steps at the same time. */
export const concurrently = (steps: ModelStep[]): ModelStep => ({
  name: `together [${steps.map(({ name }) => name).join(' | ')}]`,
  isPossible: (ledger) => steps.some((step) => step.isPossible(ledger)),
  async run(world, ledger) {
    const possible = steps.filter((step) => step.isPossible(ledger))
    await Promise.all(possible.map((step) => step.run(world, ledger)))
  },
})

/** Steps in sequence that chance would seldom combine. */
export const sequentially = (steps: ModelStep[]): ModelStep => ({
  name: `turn [${steps.map(({ name }) => name).join(', ')}]`,
  isPossible: (ledger) => steps[0]?.isPossible(ledger) ?? false,
  async run(world, ledger) {
    for (const step of steps) if (step.isPossible(ledger)) await step.run(world, ledger)
  },
})

/** Processes everything, after which nothing may be left over. */
export const settleAll = (): ModelStep => ({
  name: 'settle',
  isPossible: () => true,
  run: settleEverything,
})
