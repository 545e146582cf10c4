/** The id of the nth product, from 1. */
export const productId = (n: number): string => `01900001-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
