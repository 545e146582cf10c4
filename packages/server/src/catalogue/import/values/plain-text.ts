import { stripBidiControls } from '@little-dunes/domain/strip-bidi-controls'

/**
 * A short text of one line as it is stored. Letters are composed, so that equal words are equal; control characters
 * are removed, blanks single; nothing turns a line around.
 */
export const plainText = (text: string): string =>
  stripBidiControls(
    text
      .toWellFormed()
      .normalize('NFC')
      // A byte order mark counts as a blank, but shows none.
      .replaceAll('\ufeff', '')
      .replace(/[\p{Cc}\s]+/gu, ' '),
  ).trim()

/** Comparable words: lower case, without accents (`Tamaño` → `tamano`). */
export const normalizeForComparison = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
