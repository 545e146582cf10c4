import { withLatinDigits } from '@little-dunes/domain/latin-digits'

/** Words as typed, with ASCII digits and without invisible characters. */
export const splitWords = (text: string): string[] =>
  withLatinDigits(text)
    .split(/\s+/)
    .filter((word) => word !== '')

const NUMBER_PART = /^[+()\d.-]+$/
/** Start of phone numbers; other numbers with hyphens are SKUs, tracking numbers and dates. */
const PHONE_START = /^\(?(?:\+|0|971|5)/
const SEPARATORS = /[().-]/
/** `#10012`, `LD-10012`. */
const ORDER_NUMBER = /^#?(?:ld-?)?(\d+)$/i
const ORDER_PREFIX = /^#?(?:ld-?)?$/i

/** Digits of a phone as stored: with the country code, without 00 and without the trunk 0. */
const storedDigits = (number: string): string =>
  number
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^9710+/, '971')

const isDigits = (word = ''): boolean => /^\d+$/.test(word)
const isSeparated = (parts: readonly string[]): boolean => parts.some((part) => SEPARATORS.test(part))

/** Joins a phone, or a number typed with spaces, into one term; otherwise each part is a term. */
function numberTerms(parts: readonly string[], isAlone: boolean): string[] {
  const [first = ''] = parts
  if (PHONE_START.test(first) && (isAlone || parts.length === 1 || /^\(?[+0]/.test(first)))
    return [storedDigits(parts.join(''))].filter((digits) => digits !== '')
  return isAlone && !isSeparated(parts) ? [parts.join('')] : [...parts]
}

/**
 * Splits a search of the back office into terms. Finds a phone in every spelling: with +971, 00971 or 0, spaces,
 * hyphens, brackets or Arabic digits; and an order number with LD- or #.
 */
export function searchTerms(text: string): string[] {
  const words = splitWords(text).filter((word, at, all) => !ORDER_PREFIX.test(word) || !isDigits(all[at + 1]))
  const isAlone = words.every((word) => NUMBER_PART.test(word))
  const terms: string[] = []
  let number: string[] = []
  const endNumber = () => {
    if (number.length > 0) terms.push(...numberTerms(number, isAlone))
    number = []
  }
  for (const word of words) {
    if (NUMBER_PART.test(word)) number.push(word)
    else {
      endNumber()
      terms.push(ORDER_NUMBER.exec(word)?.[1] ?? word)
    }
  }
  endNumber()
  return terms
}
