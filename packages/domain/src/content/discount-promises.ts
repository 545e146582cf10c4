/**
 * Default texts that promise a discount. Repeated here letter by letter, because a shop's own texts must never match.
 */
const PROMISES: ReadonlySet<string> = new Set([
  'Save up to 20% for all Products',
  'Save up to 20% across the shop today.',
  'SHOP SALE BY AGE',
  'Best Of Sale',
  'Occasional news about new arrivals and sales.',
  'خصم يصل إلى \u206620%\u2069 على كل المنتجات',
  'خصم يصل إلى \u206620%\u2069 في المتجر اليوم.',
  'جديدنا وتخفيضاتنا تصلكم بين حين وآخر.',
])

export const isPromise = (text: string): boolean => PROMISES.has(text)

/** The percent that they name. */
export const PROMISED_PERCENT = 20

/**
 * Such a text as it is true of a shop whose most reduced product is so much cheaper, in whole percent: with that percent
 * instead of a larger one, and null where nothing is reduced. Every other text stays.
 */
export function keptPromise(text: string, mostOff: number): string | null {
  if (mostOff >= PROMISED_PERCENT || !isPromise(text)) return text
  return mostOff === 0 ? null : text.replace(`${PROMISED_PERCENT}%`, `${mostOff}%`)
}
