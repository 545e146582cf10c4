import { stripBidiControls } from '@little-dunes/domain/strip-bidi-controls'

/**
 * A short text of one line in its stored form. Letters are composed, so that equal words are equal. Control characters
 * and marks that change the direction of a line are removed, and blanks are single.
 */
export const plainText = (text: string): string =>
  stripBidiControls(
    text
      .toWellFormed()
      .normalize('NFC')
      // A byte order mark counts as a blank but is invisible.
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
