import type { ProductColour, ProductSize } from '@little-dunes/domain/contract/staff/products/product-fields'

/** A size with the colour that it belongs to. */
export interface SizeOfColour {
  colour: ProductColour
  size: ProductSize
}
