import { withLatinDigits } from '#latin-digits'

const PREFIX = 'LD-'

/** The number that people read and say (D-76): `LD-10471`. */
export const orderNumberText = (number: number): string => `${PREFIX}${number}`

/** The number in typed text: `LD-10471`, `ld 10471`, `#10471`, `10471`; null when there is none. */
export function readOrderNumber(text: string): number | null {
  const digits = /^#?\s*(?:ld[\s-]*)?(\d{1,9})$/i.exec(withLatinDigits(text).trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
