/** Dots next to a name, counting `+9` as one: the narrowest card still shows most of its name. */
const MAX_DOTS = 4

/** Dots of a product card, and number of further colours. Colours with the same dot share it. */
export function cardSwatches(colours: readonly string[]): { swatches: string[]; more: number } {
  const dots = [...new Set(colours)]
  const swatches = colours.length > MAX_DOTS ? dots.slice(0, MAX_DOTS - 1) : dots
  return { swatches, more: colours.length - swatches.length }
}
