import { withLatinDigits } from '@little-dunes/domain/latin-digits'

/** Digits of an Arabic keyboard in Latin, character by character: '١٢٩٫٥' becomes '129.5' (D-34). */
export const latinDigits = (typed: string): string =>
  withLatinDigits(typed).replaceAll('٫', '.').replaceAll('٬', ',')
