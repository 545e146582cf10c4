import type { ProductColour, ProductSize } from '@little-dunes/domain/contract/catalogue/staff/product-fields'

export interface SizeOfColour {
  colour: ProductColour
  size: ProductSize
}
