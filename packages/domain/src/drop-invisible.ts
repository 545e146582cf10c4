/** Direction marks, joiners, zero-width spaces and the like (UAX #44, Default_Ignorable_Code_Point). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu

/**
 * Removes invisible characters from an identifier, such as a phone number, email or code copied from Arabic text. Not
 * for prose, where joiners shape letters.
 */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '')
