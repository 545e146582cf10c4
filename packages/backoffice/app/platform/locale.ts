/** How the language of the page writes dates and amounts. */
export const LOCALE = 'en-GB'

/** 'AED 1,214.00'; `sign` is empty above zero. */
export const writeAed = (sign: string, figure: string): string => `${sign}AED\u00a0${figure}`

/** Codes, names and figures with signs, in the order of their letters in any sentence. */
export const keepTogether = (text: string): string => text
