import { aedFromFils, type Fils, filsFromAed } from '#money'

/** Displayed prices in whole AED, both bounds included with their fils. The last band has no upper bound. */
export interface PriceBand {
  from: Fils
  to: Fils | null
}

const MAX_BANDS = 5
/** Round widths within a power of ten. */
const ROUND_WIDTHS = [1, 2, 2.5, 5, 10]
/** The most expensive tenth shares the last band. */
const ORDINARY_SHARE = 0.9

/** In whole AED. */
function bandWidth(highest: number): number {
  const min = Math.max(10, (highest + 1) / MAX_BANDS)
  const power = 10 ** Math.floor(Math.log10(min))
  return (ROUND_WIDTHS.find((width) => width * power >= min) ?? 10) * power
}

/** Index of the highest ordinary price among this many sorted prices. */
export const ordinaryPlace = (prices: number): number => Math.ceil((prices - 1) * ORDINARY_SHARE)

/** A few even bands of a shop's displayed prices. Empty if one band would contain them all. */
export function priceBands(displayedPrices: readonly Fils[]): PriceBand[] {
  const sorted = Float64Array.from(displayedPrices).sort()
  return bandsUpTo(sorted[ordinaryPlace(sorted.length)] ?? 0)
}

/** The bands for a known highest ordinary price. */
export function bandsUpTo(ordinary: Fils): PriceBand[] {
  const highest = aedFromFils(ordinary)
  const width = bandWidth(highest)
  const last = Math.floor(highest / width)
  if (last === 0) return []
  return Array.from({ length: last + 1 }, (_, index) => ({
    from: filsFromAed(index * width),
    // Prices with fils belong to the band of their AED (`matchesPrice`), so no price falls between bands.
    to: index === last ? null : filsFromAed((index + 1) * width - 1),
  }))
}
