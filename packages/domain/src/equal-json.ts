/** Whether two values are the same JSON, keys in the same order; what is not there is null. */
export const equalJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
