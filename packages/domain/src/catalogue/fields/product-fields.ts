import {
  CATEGORIES,
  LONGEST_ALT_TEXT,
  LONGEST_SKU,
  LONGEST_SUB_CATEGORY,
  PRODUCT_STATUSES,
} from '#catalogue/fields/product-choices'
import {
  type FieldList,
  type FieldValues,
  fieldNames,
  type NamesWith,
  namesWith,
} from '#catalogue/fields/product-field'

const plain = { max: 0, isRequired: false, choices: [] } as const
const none: string[] = []

/** Text of one or several lines. */
const words = (max: number) => ({ ...plain, kind: 'words', empty: '', max }) as const
const requiredWords = (max: number) => ({ ...words(max), isRequired: true }) as const
/** Text that scanners and files compare, without invisible characters. */
const identifier = (max: number) => ({ ...plain, kind: 'identifier', empty: null, max }) as const
const requiredIdentifier = (max: number) => ({ ...identifier(max), empty: '', isRequired: true }) as const
const choice = <const Choice extends string>(choices: readonly Choice[], empty: NoInfer<Choice>) =>
  ({ ...plain, kind: 'choice', empty, choices }) as const
const amount = { ...plain, kind: 'amount', empty: 0 } as const
const percent = { ...plain, kind: 'percent', empty: 0 } as const
const moment = { ...plain, kind: 'moment', empty: null } as const
const flag = { ...plain, kind: 'flag', empty: false } as const
/** `#rrggbb`. */
const colour = { ...plain, kind: 'colour', empty: null } as const
/** Addresses. */
const pictures = { ...plain, kind: 'pictures', empty: none, max: 30 } as const
/** Texts by address of the picture. */
const altTexts = { ...plain, kind: 'altTexts', empty: {}, max: LONGEST_ALT_TEXT } as const
const ids = (max: number) => ({ ...plain, kind: 'ids', empty: none, max }) as const

/** The strip of a product page has 20 places (CONST-39). */
const MAX_RELATED = 12

/**
 * All fields that the staff changes, in the order of import reports. The schemas of the calls, the form with its draft,
 * the import, the export, the public fields and the test samples derive from them. `catalogue-tables.ts` has the
 * columns and `product-messages.ts` the labels.
 *
 * Fields without `column` or `isShown` have separate rules there: names and descriptions (HTML, two languages), the
 * article number and barcodes (scanners), audience and type (guessed from other systems), prices (with VAT, per size),
 * pictures (uploads), statuses, and stock, which is not in the form.
 */
export const PRODUCT_FIELDS = {
  name: requiredWords(255),
  nameAr: words(255),
  sku: requiredIdentifier(LONGEST_SKU),
  description: words(10_000),
  descriptionAr: words(10_000),
  category: choice(CATEGORIES, 'Unisex'),
  subCategory: words(LONGEST_SUB_CATEGORY),
  subCategoryAr: words(LONGEST_SUB_CATEGORY),
  /** Name of the choice where variants are no colours, such as 'Fabric'. Empty for colours. */
  optionName: { ...words(80), column: ['Option name', 'option_name'], isShown: true },
  status: choice(PRODUCT_STATUSES, 'draft'),
  price: amount,
  discount: percent,
  image: pictures,
  altTexts: altTexts,
  altTextsAr: altTexts,
  /** A sale of this product between its times. The larger of discount and sale counts. */
  saleDiscount: { ...percent, column: ['Sale in percent', 'sale_discount'] },
  saleStartsAt: { ...moment, column: ['Sale from', 'sale_starts_at'] },
  saleEndsAt: { ...moment, column: ['Sale until', 'sale_ends_at'] },
  /** The flash sale counts between its times while it is switched on. */
  flashsale: { ...flag, column: ['Flash sale', 'flash_sale'] },
  flashDiscount: { ...percent, column: ['Flash sale in percent', 'flash_discount'] },
  flashStartsAt: { ...moment, column: ['Flash sale from', 'flash_starts_at'] },
  flashEndsAt: { ...moment, column: ['Flash sale until', 'flash_ends_at'] },
  bestseller: { ...flag, column: ['Bestseller', 'bestseller'], isShown: true },
  bestofkids: { ...flag, column: ['Best of kids', 'best_of_kids'], isShown: true },
  /** Time when a scheduled product publishes itself. */
  publishAt: { ...moment, column: ['Publish at', 'publish_at'] },
  /** Products that the page shows first, in this order. */
  related: ids(MAX_RELATED),
  /** Ids of all colours, in order. */
  colours: ids(200),
} as const satisfies FieldList

export const COLOUR_FIELDS = {
  name: requiredIdentifier(80),
  nameAr: words(80),
  swatch: colour,
  images: pictures,
} as const satisfies FieldList

/** Sizes without a price have the product's (D-69). */
export const SIZE_FIELDS = {
  sku: requiredIdentifier(LONGEST_SKU),
  barcode: identifier(64),
  /** Place in the stock room, such as `B2`. */
  shelf: { ...identifier(20), column: ['Shelf', 'shelf'] },
  price: { ...amount, empty: null },
} as const satisfies FieldList

type ProductFields = typeof PRODUCT_FIELDS
export type ProductField = keyof ProductFields
export type ColourField = keyof typeof COLOUR_FIELDS
export type SizeField = keyof typeof SIZE_FIELDS

export type ProductValues = FieldValues<ProductFields>
export type ColourValues = FieldValues<typeof COLOUR_FIELDS>
export type SizeValues = FieldValues<typeof SIZE_FIELDS>

export const PRODUCT_FIELD_NAMES = fieldNames(PRODUCT_FIELDS)
/** Fields with a column in files. */
export const FILE_FIELDS = namesWith(PRODUCT_FIELDS, 'column')
export type FileField = (typeof FILE_FIELDS)[number]
export const SIZE_FILE_FIELDS = namesWith(SIZE_FIELDS, 'column')
export type SizeFileField = (typeof SIZE_FILE_FIELDS)[number]

export const SHOWN_FIELDS = namesWith(PRODUCT_FIELDS, 'isShown')
/** Fields that orders keep besides those of the first release. */
export const ORDERED_FIELDS = namesWith(PRODUCT_FIELDS, 'isInOrders')
type ShownField = (typeof SHOWN_FIELDS)[number]
type ShownWords = Extract<ShownField, NamesWith<ProductFields, { kind: 'words' }>>

export type ShownFields = Pick<ProductValues, Exclude<ShownField, ShownWords>> &
  Partial<Pick<ProductValues, ShownWords>>
