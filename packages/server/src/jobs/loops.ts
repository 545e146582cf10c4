import { type Job, type RunningJobs, startJobs } from '#jobs/start-jobs'
import type { Shop } from '#shop'

export interface Loops extends RunningJobs {
  start(shop: Shop, loops: readonly (readonly Job[])[]): void
}

export function createLoops(): Loops {
  let running: RunningJobs[] = []
  return {
    start(shop, loops) {
      running = loops.map((jobs) => startJobs(shop, jobs))
    },
    wake() {
      for (const loop of running) loop.wake()
    },
    async close() {
      await Promise.all(running.map((loop) => loop.close()))
    },
  }
}
