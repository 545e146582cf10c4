/** Longer ones are too wide as bars for many labels. */
const LONGEST = 40

/** Capitals, figures and hyphens alone: `Café au lait` is `CAFE-AU-LAIT`. */
const coded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The SKU of a size as people read it, such as `LD-2041-SAND-90`; null where colour or size have no letters for it. */
export function readableSku(articleNumber: string, colour: string, size: string): string | null {
  const parts = [coded(colour), coded(size)]
  const sku = [articleNumber, ...parts].join('-')
  return articleNumber === '' || parts.includes('') || sku.length > LONGEST ? null : sku
}
