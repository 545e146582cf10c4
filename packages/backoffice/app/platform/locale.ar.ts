import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'

/** Gregorian calendar, Western digits. */
export const LOCALE = 'ar-AE-u-nu-latn-ca-gregory'

/** '1,214.00 د.إ': the sign stays before the number. */
export const writeAed = (sign: string, figure: string): string => `${bidiIsolate(sign + figure)}\u00a0د.إ`

export const keepTogether: (text: string) => string = bidiIsolate
