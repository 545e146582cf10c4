import { withLatinDigits } from '@little-dunes/domain/latin-digits'

/** Digits of typed or pasted text, in either script: '407 123' of an app becomes 407123. */
export const toDigits = (typed: string, max: number): string =>
  withLatinDigits(typed).replace(/\D/g, '').slice(0, max)
