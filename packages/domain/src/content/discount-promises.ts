/**
 * Texts that came with the shop and promise a discount, which the goods of the demo keep. Written here once more, letter by
 * letter, so that what a shop says otherwise in their place is never taken for one of them.
 */
const PROMISES: ReadonlySet<string> = new Set([
  'Save up to 20% for all Products',
  'Save up to 20% across the shop today.',
  'SHOP SALE BY AGE',
  'Best Of Sale',
  'New arrivals and sale days, now and then.',
  'خصم يصل إلى \u206620%\u2069 على كل المنتجات',
  'خصم يصل إلى \u206620%\u2069 في المتجر اليوم.',
  'وصولات جديدة وأيام تخفيضات بين حين وآخر.',
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
