import { isDatabaseUnavailable } from '#database/unavailable'
import type { Shop } from '#shop'

/** Work beside the calls. Several processes may run the same job: it claims what it works on. */
export interface Job {
  name: string
  /** Least milliseconds between two runs; without it the job runs at every interval and whenever it is woken. */
  every?: number
  /** `isFirst` until a run has succeeded: then work that an earlier process left is due at once. */
  run(shop: Shop, isFirst: boolean): Promise<void>
}

export interface RunningJobs {
  /** Runs now instead of after the interval. */
  wake(): void
  close(): Promise<void>
}

const INTERVAL = 5_000

/** Runs the jobs one after the other, in this order, again and again. */
export function startJobs(shop: Shop, jobs: readonly Job[]): RunningJobs {
  let [closing, woken] = [false, false]
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null
  const lastRuns = new Map<Job, number>()

  async function runDue(): Promise<void> {
    for (const job of jobs) {
      const lastRun = lastRuns.get(job)
      if (lastRun !== undefined && performance.now() - lastRun < (job.every ?? 0)) continue
      try {
        await job.run(shop, lastRun === undefined)
        lastRuns.set(job, performance.now())
      } catch (error) {
        logFailure(shop, job, error)
      }
    }
  }

  function work(): void {
    clearTimeout(timer)
    woken = false
    working = runDue().then(() => {
      working = null
      if (closing) return
      if (woken) work()
      else timer = setTimeout(work, INTERVAL).unref()
    })
  }

  work()
  return {
    wake() {
      woken = true
      if (!working && !closing) work()
    },
    async close() {
      closing = true
      clearTimeout(timer)
      await working
    },
  }
}

/** The calls log an unavailable database; the jobs would log it every five seconds. */
function logFailure(shop: Shop, { name }: Job, error: unknown): void {
  if (!isDatabaseUnavailable(error)) shop.log.error({ err: error, job: name }, 'A job failed')
}
