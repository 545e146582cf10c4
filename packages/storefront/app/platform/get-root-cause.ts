/** One log line for the root cause: database errors wrap the original error and repeat the query. */
export function getRootCause(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.cause !== undefined) return getRootCause(failure.cause)
  return failure.message.split('\n', 1)[0] || failure.name
}
