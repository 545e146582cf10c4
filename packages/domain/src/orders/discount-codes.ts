/** A code as it is judged: trimmed and upper-cased (VAL-30). */
export const normalisedCode = (text: string): string => text.trim().toUpperCase()

/** Percent off as the whole number of the coupon line (CHK-19). */
export const wholePercent = (rate: number): number => Math.round(rate * 100)
