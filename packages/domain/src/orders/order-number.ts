import { withLatinDigits } from '#latin-digits'

const PREFIX = 'LD-'

/** Displayed form (D-76): `LD-10471`. */
export const orderNumberText = (number: number): string => `${PREFIX}${number}`

/** Parses `LD-10471`, `ld 10471`, `#10471` and `10471`, else null. */
export function readOrderNumber(text: string): number | null {
  const digits = /^#?\s*(?:ld[\s-]*)?(\d{1,9})$/i.exec(withLatinDigits(text).trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
