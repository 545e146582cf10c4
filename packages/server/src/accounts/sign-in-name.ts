import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { parsePhoneNumber } from '#accounts/phone-number'

/** Email, or mobile number in any usual form (D-32). */
export type SignInName = { email: string } | { phone: string }

/** Takes any text that is no phone number for an email. */
export function parseSignInName(text: string): SignInName {
  const phone = text.includes('@') ? null : parsePhoneNumber(text)
  return phone ? { phone } : { email: normalisedEmail(text) }
}
