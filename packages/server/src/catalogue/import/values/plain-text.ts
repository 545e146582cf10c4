/**
 * A short text of one line as it is stored: composed letters, so that equal words are equal; no control characters,
 * which PostgreSQL and terminals dislike; single blanks.
 */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Comparable words: lower case, without accents (`Tamaño` → `tamano`). */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
