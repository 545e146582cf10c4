import { productTypesOf } from '@little-dunes/domain/catalogue/departments'
import { colourKey } from '@little-dunes/domain/catalogue/listing'
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
  const variants = products.flatMap((product) => product.variants)
  return {
    types: new Set(products.map((product) => productTypesOf(product).slug)),
    sizes: new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size.toLowerCase()))),
    colours: new Set(variants.map(({ colorName }) => colourKey(colorName))),
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
