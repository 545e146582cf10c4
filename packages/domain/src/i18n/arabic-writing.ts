/** Keeps a code, an amount or a range together inside a sentence that runs from right to left. */
export const bidiIsolate = (text: string | number): string => `\u2066${text}\u2069`

/** Adds `−` or `+` to an amount. The sign must be inside the bidi isolate of the number, on its left. */
export const withSign = (sign: string, amount: string): string => amount.replace(/\d/, `${sign}$&`)

/** Isolates a name whose letters decide its direction (UAX #9, FSI). */
export const firstStrongIsolate = (text: string): string => `\u2068${text}\u2069`
