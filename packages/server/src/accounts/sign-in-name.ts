import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { phoneNumberOf } from '#accounts/phone-number'

/** What a shopper signs in with: the e-mail, or the mobile number in any usual form (D-32). */
export type SignInName = { email: string } | { phone: string }

/** Reads it; what is neither is taken for an e-mail that nobody has. */
export function signInNameOf(text: string): SignInName {
  const phone = text.includes('@') ? null : phoneNumberOf(text)
  return phone ? { phone } : { email: normalisedEmail(text) }
}
