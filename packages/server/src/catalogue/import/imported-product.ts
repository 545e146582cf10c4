import type { FileField, SIZE_FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import type { AltTexts, Category, ProductStatus } from '@little-dunes/domain/catalogue/product'
import type { Fils } from '@little-dunes/domain/money'
import type { products, sizeEntries } from '#catalogue/catalogue-tables'
import type { Fields } from '#catalogue/import/read/preserved-fields'
import type { PRODUCT_TEXTS } from '#catalogue/product-columns'

export interface ImportedSize {
  size: string
  stocks: number
  /** False for sizes sold without counting (D-70). */
  counted: boolean
  /** Null for the price of the product (D-69). */
  price: Fils | null
  subSku: string
  /** The SKU of the file lost its digits, so an existing size keeps its SKU. */
  isSkuLost?: true
  /** Empty for none. Undefined when the file has no column for it. */
  barcode: string | undefined
  fields: Partial<Pick<typeof sizeEntries.$inferSelect, (typeof SIZE_FILE_FIELDS)[number]>>
  preserved: Fields
  /** Line in the file, for problems that only the database can show. */
  line: number
}

export interface ImportedColour {
  colorName: string
  swatch: string | null
  /** Picture addresses of the exporting shop, which are never shown. */
  pictures: string[]
  /** The same pictures at addresses of this shop, once it is known to have all of them. */
  storedPictures?: string[]
  sizes: ImportedSize[]
  /** Only this shop's own exports have this. */
  shopColour?: { nameAr: string }
}

export interface ImportedAltText {
  src: string
  /** Undefined for a language without a column. Empty for no text. */
  texts: { [In in keyof AltTexts[string]]?: string | undefined }
}

type ProductRow = typeof products.$inferSelect

/** Declared fields of the file, and the other two columns of own exports. */
export type FileFields = Partial<Pick<ProductRow, FileField | 'publishedAt' | 'relatedHandles'>>

/** Texts of a product in the second language. Empty for none, undefined for fields that the file lacks. */
export type SecondTexts = { [Name in (typeof PRODUCT_TEXTS)[number]]?: string | undefined }

/** A product of a file. Fields without a column are undefined and stay unchanged in the shop. */
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
  /** The same pictures at addresses of this shop, once it is known to have all of them. */
  storedPictures?: string[]
  altTexts: ImportedAltText[]
  /** Address in this shop of a picture of the file. Null when the shop does not have it. */
  toStoredAddress?: (src: string) => string | null
  colours: ImportedColour[]
  preserved: Fields
  texts: SecondTexts
  fields: FileFields
  /** The file is an export of a shop like this one. */
  isFromShop: boolean
  /** Rows of the product were left out, so existing sizes stay. */
  isPartial: boolean
}
