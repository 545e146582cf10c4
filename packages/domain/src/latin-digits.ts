import { dropInvisible } from '#drop-invisible'

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Arabic-Indic and Persian digits as ASCII digits (D-34), without invisible characters; everything else stays. */
export function withLatinDigits(text: string): string {
  return dropInvisible(text).replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}
