const NAME = 'little-dunes-paying'

/** Runs `work` unless another tab of this browser is at it: then null. Where pages are not secure there is no such lock. */
export async function withPaymentLock<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (!navigator.locks) return work()
  return navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? work() : null))
}
