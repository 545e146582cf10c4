import type { CALLING_CODES } from '@little-dunes/domain/accounts/phone'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'

type CallingCode = (typeof CALLING_CODES)[number]

/**
 * Fewest and most digits after the calling code, without a trunk 0 (ITU-T E.164 and the national numbering plans). Wide
 * on purpose: it only rejects impossible numbers early (VAL-16). The server validates with the full rules.
 */
const DIGITS: Record<CallingCode, readonly [fewest: number, max: number]> = {
  '+971': [8, 9],
  '+91': [10, 10],
  '+1': [10, 10],
  '+44': [9, 10],
  '+61': [9, 9],
  '+33': [9, 9],
  '+49': [5, 13],
  '+81': [9, 10],
  '+82': [8, 11],
  '+55': [10, 11],
  '+34': [9, 9],
  '+39': [6, 12],
  '+66': [8, 9],
}

/** Digits of the national number: without blanks, a trunk 0 or a repeated calling code. */
function nationalDigits(code: CallingCode, typed: string): string {
  const plain = withLatinDigits(typed).replace(/[^\d+]/g, '')
  const localPart = plain.startsWith(code) ? plain.slice(code.length) : plain
  return localPart.replace(/\D/g, '').replace(/^0/, '')
}

export const isCallingCode = (text: string): text is CallingCode => Object.hasOwn(DIGITS, text)

export function isPlausiblePhone(code: string, typed: string): boolean {
  if (!isCallingCode(code) || /[^\d\s()+./-]/.test(withLatinDigits(typed))) return false
  const [fewest, max] = DIGITS[code]
  const { length } = nationalDigits(code, typed)
  return length >= fewest && length <= max
}

/** Calling code and number in one text (DATA-27), without a repeated calling code. */
export function withCallingCode(code: string, typed: string): string {
  const plain = withLatinDigits(typed).trim()
  return plain.startsWith('+') ? plain : `${code}${plain}`
}
