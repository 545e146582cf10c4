import { withLatinDigits } from '#latin-digits'

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

const digitsOf = (text: string): string => withLatinDigits(text).replace(/\D/g, '')

/**
 * A `+971` in front, whole or in part. When a character of it is deleted, the number behind it stays. UAE mobiles
 * begin with 5: what is left between the plus and that 5 belongs to the prefix.
 */
const PREFIX_REMAINS = /^\+(?:9?7?1?(?=5)|971|97|9)?/

/**
 * Without a `+971` that has digits before it. They were typed in front of the prefix and belong behind it. Behind a
 * whole number they do not: the field was full, or another number was pasted in.
 */
function withoutInnerPrefix(plain: string): string {
  const at = plain.lastIndexOf(UAE_PREFIX)
  if (at < 1) return plain
  const behind = plain.slice(at + UAE_PREFIX.length)
  return behind.replace(/^0|\D/g, '').length >= DIGITS_AFTER_PREFIX ? behind : plain.slice(0, at) + behind
}

/** The digits of a UAE number without prefix: leading +971, 971, 00971 and 0 go, nine digits stay (VAL-24 to VAL-27). */
function localDigits(text: string): string {
  const plain = withoutInnerPrefix(withLatinDigits(text).replace(/[^\d+]/g, ''))
  const digits = digitsOf(plain.replace(PREFIX_REMAINS, ''))
  // No mobile number begins with 0 or 9: a whole number pasted behind the prefix brings its own prefix along.
  return digits.replace(/^(?:0|971)+/, '').slice(0, DIGITS_AFTER_PREFIX)
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
 * Masks while a person types: the caret stays behind the same digit. Typing, deleting in the middle and pasting do
 * not make it jump (D-34).
 */
export function maskUaePhoneAt(text: string, caret: number): { value: string; caret: number } {
  const value = maskUaePhone(text)
  return { value, caret: Math.min(maskUaePhone(text.slice(0, caret)).length, value.length) }
}
