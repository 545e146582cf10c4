import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Numbers without calling code are of the Emirates: a leading 0 means +971 (D-32). */
const HOME = 'AE'

/** E.164 of a number in any usual form, null when it is none (VAL-16, D-32). A trunk 0 goes where the country drops it. */
export function phoneNumberOf(text: string): string | null {
  const number = parsePhoneNumberFromString(withLatinDigits(text), { defaultCountry: HOME, extract: false })
  return number?.isValid() && !number.ext ? number.number : null
}
