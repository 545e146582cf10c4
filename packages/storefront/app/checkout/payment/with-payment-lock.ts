const NAME = 'little-dunes-paying'

/** Runs `work`; null when another tab of this browser is already paying. Insecure pages have no such lock. */
export async function withPaymentLock<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (!navigator.locks) return work()
  return navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? work() : null))
}
