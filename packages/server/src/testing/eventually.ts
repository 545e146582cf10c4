import { vi } from 'vitest'

/** Waits until it holds, such as until another process has heard of a change; a busy machine takes its time. */
export const eventually = (holds: () => Promise<unknown>): Promise<unknown> =>
  vi.waitFor(holds, { timeout: 15_000, interval: 20 })
