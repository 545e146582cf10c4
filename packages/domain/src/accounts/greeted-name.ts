const LONGEST = 60

/** What a mail program turns into a link, or a reader takes for a message: addresses, numbers to call, other lines. */
const NO_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@/\\:]|\p{L}\.\p{L}{2}|\p{N}{5}/u

/**
 * The name that a mail greets; empty for what is no name. Whoever signs up with somebody else's e-mail chooses it, and
 * the mail would carry it in the shop's name.
 */
export const greetedName = (name: string): string =>
  name.length > LONGEST || NO_NAME.test(name.replaceAll(/[\u200c\u200d]/g, '')) ? '' : name
