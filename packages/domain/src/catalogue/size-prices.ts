interface SizedPrice {
  price?: number | undefined
}

/** Prices in one unit, fils or AED. */
interface PricedBySize {
  price: number
  variants: readonly { sizes: readonly SizedPrice[] }[]
}

const getSizePrices = ({ variants }: PricedBySize): number[] =>
  variants.flatMap(({ sizes }) => sizes.flatMap(({ price }) => price ?? []))

/** Sizes have different prices: cards show 'from' (D-69). */
export const hasSizePrices = (product: PricedBySize): boolean => getSizePrices(product).length > 0

/** Price of a size: its own, else the product's (D-69). */
export const priceOfSize = (product: { price: number }, size: SizedPrice | undefined): number =>
  size?.price ?? product.price

/** Price of the most expensive size. The product's price is that of the cheapest (D-69). */
export const highestPrice = (product: PricedBySize): number =>
  Math.max(product.price, ...getSizePrices(product))

/** Sets the product's price to that of its cheapest size, with own prices on the more expensive sizes (D-69). */
export function withLowestPrice<
  Size extends SizedPrice,
  Variant extends { sizes: readonly Size[] },
  Product extends { price: number; variants: readonly Variant[] },
>(product: Product): Product {
  if (!hasSizePrices(product)) return product
  const sizes = product.variants.flatMap((variant) => variant.sizes)
  const price = Math.min(...sizes.map((size) => priceOfSize(product, size)))
  const variants = product.variants.map((variant) => ({
    ...variant,
    sizes: variant.sizes.map((size) => {
      const { price: _, ...rest } = size
      const sizePrice = priceOfSize(product, size)
      return sizePrice === price ? rest : { ...rest, price: sizePrice }
    }),
  }))
  return { ...product, price, variants }
}
