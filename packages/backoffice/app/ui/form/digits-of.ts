import { withLatinDigits } from '@little-dunes/domain/latin-digits'

/** The digits of what was typed or pasted, in either script: '407 123' of an app is 407123. */
export const digitsOf = (typed: string, most: number): string =>
  withLatinDigits(typed).replace(/\D/g, '').slice(0, most)
