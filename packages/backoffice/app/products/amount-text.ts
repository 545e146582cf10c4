import { latinDigits } from '#ui/form/latin-digits'

/** Typed AED in fils; invalid text is returned unchanged, for the server to refuse. */
export function filsFromText(text: string): number | string {
  const [, whole = '', fraction = ''] = /^\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*$/.exec(latinDigits(text)) ?? []
  return whole === '' ? text : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** '129.50' for 12950 fils. */
export const textOfFils = (fils: number): string =>
  `${Math.floor(fils / 100)}.${String(fils % 100).padStart(2, '0')}`

/** A number with at most six decimals, enough for percentages, or the text itself. */
export function numberFromText(text: string): number | string {
  const latin = latinDigits(text).trim()
  return /^\d{1,3}(?:[.,]\d{1,6})?$/.test(latin) ? Number(latin.replace(',', '.')) : text
}
