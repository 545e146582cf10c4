import { withLatinDigits } from '#latin-digits'

/** Displayed form: `R-1047`. */
export const returnNumberText = (number: number): string => `R-${number}`

/** Parses `R-1047`, `r 1047`, `#1047` and `1047`, else null. */
export function readReturnNumber(text: string): number | null {
  const digits = /^#?\s*(?:r[\s-]*)?(\d{1,9})$/i.exec(withLatinDigits(text).trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
