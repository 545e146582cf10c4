/** Default texts that promise a discount. Repeated here exactly, because a shop's own texts must never match. */
const PROMISES: ReadonlySet<string> = new Set([
  'Save up to 20% for all Products',
  'Save up to 20% across the shop today.',
  'SHOP SALE BY AGE',
  'Best Of Sale',
  'Occasional news about new arrivals and sales.',
  'خصم يصل إلى \u206620%\u2069 على كل المنتجات',
  'خصم يصل إلى \u206620%\u2069 في المتجر اليوم.',
  'كونوا أول من يعرف عن جديدنا وتخفيضاتنا.',
])

export const isPromise = (text: string): boolean => PROMISES.has(text)

/** Percent in these texts. */
export const PROMISED_PERCENT = 20

/**
 * Adapts a promise to the shop's largest discount in whole percent: replaces a larger percent, and returns null without
 * any discount. Other texts are unchanged.
 */
export function adaptPromise(text: string, maxOff: number): string | null {
  if (maxOff >= PROMISED_PERCENT || !isPromise(text)) return text
  return maxOff === 0 ? null : text.replace(`${PROMISED_PERCENT}%`, `${maxOff}%`)
}
