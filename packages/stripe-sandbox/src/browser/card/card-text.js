import { detectBrand, isLuhn } from './card-rules.js'

/**
 * Formats and validates card data, with Stripe's messages.
 *
 * @typedef {'number' | 'expiry' | 'cvc'} CardPart
 * @typedef {{ type: 'validation_error', code: string, message: string }} Problem
 * @typedef {{ digits: string, empty: boolean, complete: boolean, problem: Problem | undefined }} Reading
 */

/** @param {string} code @param {string} message @returns {Problem} */
const createProblem = (code, message) => ({ type: 'validation_error', code, message })

/** Errors of fields that the customer has left incomplete. @type {Record<CardPart, Problem>} */
export const INCOMPLETE_ERRORS = {
  number: createProblem('incomplete_number', 'Your card number is incomplete.'),
  expiry: createProblem('incomplete_expiry', "Your card's expiration date is incomplete."),
  cvc: createProblem('incomplete_cvc', "Your card's security code is incomplete."),
}

/**
 * Converts Arabic-Indic (U+0660) and Persian (U+06F0) digits: the low four bits are the digit.
 * @param {string} text
 */
const withAsciiDigits = (text) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/**
 * The relevant digits of a text.
 * @param {CardPart} part @param {string} text @param {number} cvcLength
 */
export function digitsIn(part, text, cvcLength) {
  const digits = withAsciiDigits(text).replace(/\D/g, '')
  if (part === 'cvc') return digits.slice(0, cvcLength)
  if (part === 'number') return digits.slice(0, Math.max(...detectBrand(digits).lengths))
  const month = /^\s*1\s*\//.test(text) || /^[2-9]/.test(digits) ? `0${digits}` : digits
  return month.length >= 6 && month.slice(2, 4) === '20'
    ? month.slice(0, 2) + month.slice(4, 6)
    : month.slice(0, 4)
}

/** @param {CardPart} part @param {string} digits */
export function formatDigits(part, digits) {
  if (part === 'cvc') return digits
  if (part === 'expiry') return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`
  const { gaps } = detectBrand(digits)
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** @param {CardPart} part @param {string} digits @param {Date} now @param {number} cvcLength @returns {Reading} */
export function validateDigits(part, digits, now, cvcLength) {
  const problem =
    part === 'number' ? numberProblem(digits) : part === 'expiry' ? expiryProblem(digits, now) : undefined
  const full =
    part === 'number' ? isFullNumber(digits) : digits.length === (part === 'expiry' ? 4 : cvcLength)
  return { digits, empty: digits === '', complete: full && !problem, problem }
}

/** @param {string} digits */
const isFullNumber = (digits) => detectBrand(digits).lengths.includes(digits.length)

/** @param {string} digits */
const numberProblem = (digits) =>
  isFullNumber(digits) && !isLuhn(digits)
    ? createProblem('invalid_number', 'Your card number is invalid.')
    : undefined

/** @param {string} digits @param {Date} now */
function expiryProblem(digits, now) {
  const month = Number(digits.slice(0, 2))
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return createProblem('invalid_expiry_month', "Your card's expiration date is invalid.")
  }
  if (digits.length < 4) return undefined
  const year = 2000 + Number(digits.slice(2))
  if (year < now.getFullYear()) {
    return createProblem('invalid_expiry_year_past', "Your card's expiration year is in the past.")
  }
  if (year > now.getFullYear() + 50) {
    return createProblem('invalid_expiry_year', "Your card's expiration year is invalid.")
  }
  return year === now.getFullYear() && month <= now.getMonth()
    ? createProblem('invalid_expiry_month_past', "Your card's expiration date is in the past.")
    : undefined
}
