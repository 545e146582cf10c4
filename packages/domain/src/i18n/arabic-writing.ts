/** Keeps a code, an amount or a range together inside a sentence that runs from right to left. */
export const bidiIsolate = (text: string | number): string => `\u2066${text}\u2069`

/** An amount with `−` or `+` before its figure: the sign belongs into the isolate of the figure, on its left. */
export const withSign = (sign: string, amount: string): string => amount.replace(/\d/, `${sign}$&`)

/** Keeps a name together whose own letters say its direction (UAX #9, FSI). */
export const firstStrongIsolate = (text: string): string => `\u2068${text}\u2069`
