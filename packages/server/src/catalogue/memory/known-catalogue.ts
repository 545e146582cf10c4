import { productTypesOf } from '@little-dunes/domain/catalogue/departments'
import { colourKey, distinctSizes } from '@little-dunes/domain/catalogue/listing'
import type { Product } from '@little-dunes/domain/catalogue/product'
import { memoizeByObject } from '@little-dunes/domain/memoize-by-object'

/** What the products of a catalogue are called by: sub-categories as addresses write them, keys of colours, sizes in small letters. */
export interface CatalogueNames {
  types: ReadonlySet<string>
  sizes: ReadonlySet<string>
  colours: ReadonlySet<string>
}

/** What a process knows of the catalogue without reading anything. */
export interface KnownCatalogue {
  /** Of a large shop those that were asked for last. */
  byId: Pick<ReadonlyMap<string, Product>, 'get'>
  names(): CatalogueNames
}

const namesIn = memoizeByObject((products: readonly Product[]): CatalogueNames => {
  const [types, sizes, colours] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const product of products) {
    types.add(productTypesOf(product).slug)
    for (const size of distinctSizes(product)) sizes.add(size)
    for (const { colorName } of product.variants) colours.add(colorName)
  }
  return {
    types,
    sizes: new Set([...sizes].map((size) => size.toLowerCase())),
    colours: new Set([...colours].map(colourKey)),
  }
})

/** A catalogue that is in memory as a whole. */
export const knownAsAWhole = ({
  products,
  byId,
}: {
  products: readonly Product[]
  byId: ReadonlyMap<string, Product>
}): KnownCatalogue => ({ byId, names: () => namesIn(products) })
