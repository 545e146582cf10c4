import type { FileField, SIZE_FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import type { AltTexts, Category, ProductStatus } from '@little-dunes/domain/catalogue/product'
import type { Fils } from '@little-dunes/domain/money'
import type { products, sizeEntries } from '#catalogue/catalogue-tables'
import type { Fields } from '#catalogue/import/read/kept-fields'
import type { PRODUCT_TEXTS } from '#catalogue/product-columns'

export interface ImportedSize {
  size: string
  stocks: number
  /** False for what is sold without counting (D-70). */
  counted: boolean
  /** Null where it is the product's (D-69). */
  price: Fils | null
  subSku: string
  /** The file names one whose digits are lost: a size of the shop keeps its own. */
  isSkuLost?: true
  /** Empty for none; undefined where the file has no column for it. */
  barcode: string | undefined
  fields: Partial<Pick<typeof sizeEntries.$inferSelect, (typeof SIZE_FILE_FIELDS)[number]>>
  kept: Fields
  /** Where the file says so, for problems that only the database can show. */
  line: number
}

export interface ImportedColour {
  colorName: string
  swatch: string | null
  /** Addresses of pictures in the exporting shop; never shown from there. */
  pictures: string[]
  /** The same as addresses of this shop, once it is known that it has all of them. */
  ownPictures?: string[]
  sizes: ImportedSize[]
  /** What only this shop's own exports say of a colour. */
  own?: { nameAr: string }
}

/** A picture of the file in words, by its address there. */
export interface ImportedAltText {
  src: string
  /** Undefined for the language that the file has no column for; empty for none. */
  texts: { [In in keyof AltTexts[string]]?: string | undefined }
}

type ProductRow = typeof products.$inferSelect

/** Declared fields that the file says, and the other two columns of own exports. */
export type FileFields = Partial<Pick<ProductRow, FileField | 'publishedAt' | 'relatedHandles'>>

/** Texts of a product in the second language; empty for none, undefined for what the file does not say. */
export type SecondTexts = { [Name in (typeof PRODUCT_TEXTS)[number]]?: string | undefined }

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
  /** The same as addresses of this shop, once it is known that it has all of them. */
  ownPictures?: string[]
  altTexts: ImportedAltText[]
  /** The address of a picture of the file in this shop; null where it has none. */
  ownAddress?: (src: string) => string | null
  colours: ImportedColour[]
  kept: Fields
  texts: SecondTexts
  fields: FileFields
  /** The file is an export of a shop such as this one. */
  isOwn: boolean
  /** Rows of it were left out: what the shop has of them stays. */
  isPartial: boolean
}
