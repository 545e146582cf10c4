import { withLatinDigits } from '#latin-digits'

/** The number of a return that people read and say: `R-1047`. */
export const returnNumberText = (number: number): string => `R-${number}`

/** The number in typed text: `R-1047`, `r 1047`, `#1047`, `1047`; null when there is none. */
export function readReturnNumber(text: string): number | null {
  const digits = /^#?\s*(?:r[\s-]*)?(\d{1,9})$/i.exec(withLatinDigits(text).trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
