/** Without what no keyboard writes and no page can hold; between words it stands for a blank, around them for nothing. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/^\p{Cc}+|\p{Cc}+$/gu, '').replace(/\p{Cc}+/gu, ' ')
