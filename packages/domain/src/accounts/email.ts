import { dropInvisible } from '#drop-invisible'

/** What browsers accept in an input of type e-mail: HTML Standard, 'valid e-mail address'. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** A dot in the domain is asked for besides: the shop writes to people on the internet. At most 254 characters (RFC 5321). */
export function isEmail(text: string): boolean {
  const address = dropInvisible(text)
  return address.length <= 254 && EMAIL.test(address)
}

/** E-mails are compared in lower case (D-32). */
export const normalisedEmail = (text: string): string => dropInvisible(text).trim().toLowerCase()
