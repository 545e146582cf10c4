import { dropInvisible } from '#drop-invisible'

/** HTML Standard, the values that browsers accept in an input of type email. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Requires a dot in the domain, since the shop sends over the internet. At most 254 characters (RFC 5321). */
export function isEmail(text: string): boolean {
  const address = dropInvisible(text)
  return address.length <= 254 && EMAIL.test(address)
}

/** Emails are compared in lower case (D-32). */
export const normalisedEmail = (text: string): string => dropInvisible(text).trim().toLowerCase()
