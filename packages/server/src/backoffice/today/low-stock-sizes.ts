import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import type { LowStockSize } from '@little-dunes/domain/contract/staff/today-calls'
import type { Shop } from '#shop'

/** How many sizes on sale are low or sold out. */
export async function countLowSizes(shop: Shop): Promise<number> {
  const { products } = await shop.catalogue.snapshot()
  let count = 0
  for (const { variants } of products)
    for (const { sizes } of variants) for (const { stocks } of sizes) if (stocks <= LOW_STOCK) count += 1
  return count
}

/** Sizes on sale that are low or sold out, the emptiest first. */
export async function lowStockSizes(shop: Shop): Promise<LowStockSize[]> {
  const { products } = await shop.catalogue.snapshot()
  const low = products.flatMap((product) =>
    product.variants.flatMap(({ colorName, images, sizes }) =>
      sizes
        .filter(({ stocks }) => stocks <= LOW_STOCK)
        .map(({ size, stocks }) => ({
          productId: product.id,
          name: product.name,
          colour: colorName,
          size,
          left: stocks,
          picture: images[0] ?? product.image[0] ?? null,
        })),
    ),
  )
  return low.toSorted((a, b) => a.left - b.left)
}
