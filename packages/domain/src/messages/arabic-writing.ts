/** Keeps a code, an amount or a range together inside a sentence that runs from right to left. */
export const bidiIsolate = (text: string | number): string => `\u2066${text}\u2069`

/** Keeps a name together whose own letters say its direction (UAX #9, FSI). */
export const firstStrongIsolate = (text: string): string => `\u2068${text}\u2069`
