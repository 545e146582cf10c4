import { isDatabaseUnavailable } from '#database/unavailable'
import type { Shop } from '#shop'

/** Background work. Several processes may run the same job, so it must claim its rows. */
export interface Job {
  name: string
  /** Minimum milliseconds between two runs. Without it the job runs at every interval and on every wake-up. */
  every?: number
  /** `isFirst` is true until a run has succeeded: work left by an earlier process is then due immediately. */
  run(shop: Shop, isFirst: boolean): Promise<void>
}

export interface RunningJobs {
  wake(): void
  close(): Promise<void>
}

const INTERVAL = 5_000

/** Runs the jobs one after the other in this order, in a loop. */
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

/** An unavailable database is already logged by the calls. The jobs would log it every five seconds. */
function logFailure(shop: Shop, { name }: Job, error: unknown): void {
  if (!isDatabaseUnavailable(error)) shop.log.error({ err: error, job: name }, 'A job failed')
}
