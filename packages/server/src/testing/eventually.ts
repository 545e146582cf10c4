import { vi } from 'vitest'

/** Retries, for example until another process has received a change. The long timeout is for busy machines. */
export const eventually = (holds: () => Promise<unknown>): Promise<unknown> =>
  vi.waitFor(holds, { timeout: 15_000, interval: 20 })
