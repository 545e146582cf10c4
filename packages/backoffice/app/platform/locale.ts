/** Format of dates and amounts in the language of the page. */
export const LOCALE = 'en-GB'

/** 'AED 1,214.00'; `sign` is empty above zero. */
export const writeAed = (sign: string, figure: string): string => `${sign}AED\u00a0${figure}`

/** Keeps the order of letters in codes, names and signed numbers within any sentence. */
export const keepTogether = (text: string): string => text
