/** Longer SKUs make bar codes too wide for many labels. */
const LONGEST = 40

/** Only capitals, digits and hyphens: `Café au lait` becomes `CAFE-AU-LAIT`. */
const coded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A readable SKU, such as `LD-2041-SAND-90`. Null if the colour or the size has no usable letters. */
export function readableSku(articleNumber: string, colour: string, size: string): string | null {
  const parts = [coded(colour), coded(size)]
  const sku = [articleNumber, ...parts].join('-')
  return articleNumber === '' || parts.includes('') || sku.length > LONGEST ? null : sku
}
