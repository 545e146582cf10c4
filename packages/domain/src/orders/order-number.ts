import { withLatinDigits } from '#latin-digits'

const PREFIX = 'LD-'

/** The number that people read and say (D-76): `LD-10471`. */
export const orderNumberText = (number: number): string => `${PREFIX}${number}`

/** The number in what somebody has typed: `LD-10471`, `ld 10471`, `10471`; null when there is none. */
export function readOrderNumber(text: string): number | null {
  const digits = /^\s*(?:ld[\s-]*)?(\d{1,9})\s*$/i.exec(withLatinDigits(text))?.[1]
  return digits === undefined ? null : Number(digits)
}
