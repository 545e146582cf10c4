import { dropInvisible } from '#drop-invisible'

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Converts Arabic-Indic and Persian digits to ASCII digits (D-34), and drops invisible characters. */
export function withLatinDigits(text: string): string {
  return dropInvisible(text).replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}
