/** One log line for the root cause: database errors wrap the original error and repeat the query. */
export function rootCauseOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.cause !== undefined) return rootCauseOf(failure.cause)
  return failure.message.split('\n', 1)[0] || failure.name
}
