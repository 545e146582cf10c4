/** Marks of direction, joiners, zero-width spaces and other characters that show nothing (UAX #44, Default_Ignorable_Code_Point). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu

/**
 * An identifier as it looks: a phone number, an e-mail address, a number, a code. Copied out of Arabic text it brings
 * invisible marks along. Not for prose, where joiners shape letters.
 */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '')
