/** VAL-22. */
export const UAE_MOBILE = /^\+9715[024568]\d{7}$/
export const UAE_PREFIX = '+971'
/** CONST-42. */
const DIGITS_AFTER_PREFIX = 9

/** Calling codes of the sign-up form; the first is the default (CONST-45). */
export const CALLING_CODES = [
  '+971',
  '+91',
  '+1',
  '+44',
  '+61',
  '+33',
  '+49',
  '+81',
  '+82',
  '+55',
  '+34',
  '+39',
  '+66',
] as const

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Arabic-Indic and Persian digits as ASCII digits (D-34); everything else stays. */
export function withLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}

const digitsOf = (text: string): string => withLatinDigits(text).replace(/\D/g, '')

/** How much of `+971` the text still begins with: a person who deletes into the prefix does not lose the number behind it. */
function prefixLength(text: string): number {
  const lengths = [4, 3, 2, 1].filter((length) => text.startsWith(UAE_PREFIX.slice(0, length)))
  return lengths[0] ?? 0
}

/** The digits of a UAE number without prefix: a leading +971, 971, 00971 or 0 goes, nine digits stay (VAL-24 to VAL-27). */
function localDigits(text: string): string {
  const plain = withLatinDigits(text).replace(/[^\d+]/g, '')
  const digits = digitsOf(plain.slice(prefixLength(plain)))
  const rest = plain.startsWith('+') ? digits : digits.replace(/^(00)?971/, '')
  return rest.replace(/^0+/, '').slice(0, DIGITS_AFTER_PREFIX)
}

/** Typing mask of the delivery phone (VAL-24 to VAL-28, D-34): always `+971` and at most nine digits. Idempotent. */
export function maskUaePhone(text: string): string {
  return isEmptyUaePhone(text) ? UAE_PREFIX : UAE_PREFIX + localDigits(text)
}

/** Whatever is a prefix of `+971` counts as empty (D-34). */
export function isEmptyUaePhone(text: string): boolean {
  const plain = withLatinDigits(text).replace(/[^\d+]/g, '')
  return UAE_PREFIX.startsWith(plain) || '971'.startsWith(plain)
}

/**
 * Masks while a person types: the caret stays behind the same digit, counted from the end, so that typing, deleting in
 * the middle and pasting do not make it jump (D-34).
 */
export function maskUaePhoneAt(text: string, caret: number): { value: string; caret: number } {
  const value = maskUaePhone(text)
  const digitsBehind = digitsOf(text.slice(caret)).length
  const fitting = Math.min(digitsBehind, value.length - UAE_PREFIX.length)
  return { value, caret: value.length - fitting }
}
