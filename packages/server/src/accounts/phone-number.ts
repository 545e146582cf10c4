import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Numbers without a calling code are from the UAE: a leading 0 means +971 (D-32). */
const HOME = 'AE'

/** Converts any usual form to E.164, or null (VAL-16, D-32). Drops a trunk 0 where the country does. */
export function parsePhoneNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(withLatinDigits(text), { defaultCountry: HOME, extract: false })
  return number?.isValid() && !number.ext ? number.number : null
}
