/** What a failure came from, in one line for a log: errors of a database wrap what happened and repeat the question. */
export function rootCauseOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.cause !== undefined) return rootCauseOf(failure.cause)
  return failure.message.split('\n', 1)[0] || failure.name
}
