/** Removes control characters, which no keyboard types and no page can contain. Between words they become a blank. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/^\p{Cc}+|\p{Cc}+$/gu, '').replace(/\p{Cc}+/gu, ' ')
