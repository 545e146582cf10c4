import type { Fils } from '@little-dunes/domain/money'

/** The lowest common compare-at price of the variants, by selling price. */
export function comparedPrices(
  variants: readonly { price: Fils; compareAt: Fils | null }[],
): Map<Fils, Fils | null> {
  const byPrice = Map.groupBy(variants, ({ price }) => price)
  return new Map(
    [...byPrice].map(([selling, same]) => [
      selling,
      Math.min(...same.map(({ compareAt }) => compareAt ?? 0)) || null,
    ]),
  )
}
