import type { ProductColour, ProductSize } from '@little-dunes/domain/contract/catalogue/staff/product-fields'

/** A size with the colour that it belongs to. */
export interface SizeOfColour {
  colour: ProductColour
  size: ProductSize
}
