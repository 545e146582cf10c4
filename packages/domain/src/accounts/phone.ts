import { withLatinDigits } from '#latin-digits'

/** VAL-22. */
export const UAE_MOBILE = /^\+9715[024568]\d{7}$/
export const UAE_PREFIX = '+971'
/** CONST-42. */
const DIGITS_AFTER_PREFIX = 9

/** Calling codes of the sign-up form. The first is the default (CONST-45). */
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

const toDigits = (text: string): string => withLatinDigits(text).replace(/\D/g, '')

/**
 * A leading `+971`, whole or in part. If one of its characters is deleted, the number after it stays. UAE mobile
 * numbers start with 5, so digits between the plus and that 5 belong to the prefix.
 */
const PREFIX_REMAINS = /^\+(?:9?7?1?(?=5)|971|97|9)?/

/**
 * Removes a `+971` that follows digits. They were typed before the prefix and belong after it. After a whole number
 * they do not: the field was full, or another number was pasted.
 */
function withoutInnerPrefix(plain: string): string {
  const at = plain.lastIndexOf(UAE_PREFIX)
  if (at < 1) return plain
  const behind = plain.slice(at + UAE_PREFIX.length)
  return behind.replace(/^0|\D/g, '').length >= DIGITS_AFTER_PREFIX ? behind : plain.slice(0, at) + behind
}

/** Nine digits of a UAE number, without a leading +971, 971, 00971 or 0 (VAL-24 to VAL-27). */
function localDigits(text: string): string {
  const plain = withoutInnerPrefix(withLatinDigits(text).replace(/[^\d+]/g, ''))
  const digits = toDigits(plain.replace(PREFIX_REMAINS, ''))
  // No mobile number starts with 0 or 9: a number pasted after the prefix contains its own prefix.
  return digits.replace(/^(?:0|971)+/, '').slice(0, DIGITS_AFTER_PREFIX)
}

/** Typing mask of the delivery phone (VAL-24 to VAL-28, D-34): always `+971` and at most nine digits. Idempotent. */
export function maskUaePhone(text: string): string {
  return isEmptyUaePhone(text) ? UAE_PREFIX : UAE_PREFIX + localDigits(text)
}

/** Every prefix of `+971` counts as empty (D-34). */
export function isEmptyUaePhone(text: string): boolean {
  const plain = withLatinDigits(text).replace(/[^\d+]/g, '')
  return UAE_PREFIX.startsWith(plain) || '971'.startsWith(plain)
}

/** Masks during typing and keeps the caret after the same digit. Typing, deleting and pasting do not move it (D-34). */
export function maskUaePhoneAt(text: string, caret: number): { value: string; caret: number } {
  const value = maskUaePhone(text)
  return { value, caret: Math.min(maskUaePhone(text.slice(0, caret)).length, value.length) }
}
