import type { Category, ProductStatus } from '@little-dunes/domain/catalogue/product'
import type { Fils } from '@little-dunes/domain/money'

export interface ImportedSize {
  size: string
  stocks: number
  /** False for what is sold without counting (D-70). */
  counted: boolean
  /** Null where it is the product's (D-69). */
  price: Fils | null
  subSku: string
  /** Where the file says so, for problems that only the database can show. */
  line: number
}

export interface ImportedColour {
  colorName: string
  swatch: string | null
  /** Addresses of pictures in the exporting shop; never shown from there. */
  pictures: string[]
  sizes: ImportedSize[]
}

/** A product as a file describes it. What the file has no column for is undefined and stays as it is in the shop. */
export interface ImportedProduct {
  handle: string
  name: string
  sku: string
  description: string | undefined
  category: Category
  subCategory: string | undefined
  status: ProductStatus | undefined
  price: Fils
  discount: number
  pictures: string[]
  colours: ImportedColour[]
}
