import { getProductTypes } from '@little-dunes/domain/catalogue/departments'
import { colourKey, distinctSizes } from '@little-dunes/domain/catalogue/listing'
import type { Product } from '@little-dunes/domain/catalogue/product'
import { memoizeByObject } from '@little-dunes/domain/memoize-by-object'

/** Names in a catalogue: sub-categories as slugs, keys of colours, sizes in lower case. */
export interface CatalogueNames {
  types: ReadonlySet<string>
  sizes: ReadonlySet<string>
  colours: ReadonlySet<string>
}

export interface KnownCatalogue {
  /** In a large shop, only the most recently requested products. */
  byId: Pick<ReadonlyMap<string, Product>, 'get'>
  names(): CatalogueNames
}

const namesIn = memoizeByObject((products: readonly Product[]): CatalogueNames => {
  const [types, sizes, colours] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const product of products) {
    types.add(getProductTypes(product).slug)
    for (const size of distinctSizes(product)) sizes.add(size)
    for (const { colorName } of product.variants) colours.add(colorName)
  }
  return {
    types,
    sizes: new Set([...sizes].map((size) => size.toLowerCase())),
    colours: new Set([...colours].map(colourKey)),
  }
})

export const knownAsAWhole = ({
  products,
  byId,
}: {
  products: readonly Product[]
  byId: ReadonlyMap<string, Product>
}): KnownCatalogue => ({ byId, names: () => namesIn(products) })
