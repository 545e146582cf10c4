import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { filsFromAed } from '@little-dunes/domain/money'

const AED = /^\d{1,9}(?:\.\d{0,2})?$/

/** A typed AED amount in fils, with separators or Arabic digits; 0 for invalid text. */
export function typedFils(text: string): number {
  const plain = withLatinDigits(text).trim().replaceAll(/[,٬]/g, '').replace('٫', '.')
  return AED.test(plain) ? filsFromAed(Number(plain)) : 0
}
