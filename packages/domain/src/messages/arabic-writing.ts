import { type Fils, formatAmount } from '#money'

/** Keeps a code, an amount or a range together inside a sentence that runs from right to left. */
export const bidiIsolate = (text: string | number): string => `\u2066${text}\u2069`

/** Keeps a name together whose own letters say its direction (UAX #9, FSI). */
export const firstStrongIsolate = (text: string): string => `\u2068${text}\u2069`

/** `1,234.50 د.إ`: the sign stays before the figure. */
export const dirhams = (fils: Fils): string => `${bidiIsolate(formatAmount(fils))}\u00a0د.إ`
