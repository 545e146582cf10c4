import { aedFromFils, type Fils, filsFromAed } from '#money'

/** Displayed prices from `from` to `to` in whole AED, both included with their fils; the last band has no end. */
export interface PriceBand {
  from: Fils
  to: Fils | null
}

const MOST_BANDS = 5
/** Of one power of ten; bands are as wide as people would draw them. */
const ROUND_WIDTHS = [1, 2, 2.5, 5, 10]
/** The few dearest products share the last band. */
const ORDINARY_SHARE = 0.9

/** Whole AED. */
function bandWidth(highest: number): number {
  const least = Math.max(10, (highest + 1) / MOST_BANDS)
  const power = 10 ** Math.floor(Math.log10(least))
  return (ROUND_WIDTHS.find((width) => width * power >= least) ?? 10) * power
}

/** Which of so many displayed prices, the lowest first, is the highest ordinary one. */
export const ordinaryPlace = (prices: number): number => Math.ceil((prices - 1) * ORDINARY_SHARE)

/** Where the displayed prices of a shop lie, in a few even bands; none where a single one would hold them all. */
export function priceBands(displayedPrices: readonly Fils[]): PriceBand[] {
  const sorted = Float64Array.from(displayedPrices).sort()
  return bandsUpTo(sorted[ordinaryPlace(sorted.length)] ?? 0)
}

/** The bands of a shop whose highest ordinary price is known. */
export function bandsUpTo(ordinary: Fils): PriceBand[] {
  const highest = aedFromFils(ordinary)
  const width = bandWidth(highest)
  const last = Math.floor(highest / width)
  if (last === 0) return []
  return Array.from({ length: last + 1 }, (_, index) => ({
    from: filsFromAed(index * width),
    // Prices with fils belong to the band of their AED (`matchesPrice`), so nothing lies between the bands.
    to: index === last ? null : filsFromAed((index + 1) * width - 1),
  }))
}
