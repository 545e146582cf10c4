import { withLatinDigits } from '@little-dunes/domain/latin-digits'

/** Figures of an Arabic keyboard as the shop reads them, sign for sign: '١٢٩٫٥' is '129.5' (D-34). */
export const latinFigures = (typed: string): string =>
  withLatinDigits(typed).replaceAll('٫', '.').replaceAll('٬', ',')
