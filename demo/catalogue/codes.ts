/** Codes of the demo shop (D-44); `rate` is the fraction off. */
export const codes: readonly { code: string; rate: number }[] = [
  { code: 'FIRSTDAY', rate: 0.6 },
  { code: 'AFZ44', rate: 0.05 },
]
