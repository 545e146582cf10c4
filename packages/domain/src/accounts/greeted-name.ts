const LONGEST = 60

/** Text that could become a link or pass for a message: addresses, phone numbers, line breaks. */
const NO_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@/\\:]|\p{L}\.\p{L}{2}|\p{N}{5}/u

/**
 * Name for the greeting of an email, or an empty text if it is suspicious. A stranger can sign up with any email and
 * choose the name, which would reach its owner in the name of the shop.
 */
export const greetedName = (name: string): string =>
  name.length > LONGEST || NO_NAME.test(name.replaceAll(/[\u200c\u200d]/g, '')) ? '' : name
