import { byName, type FileColumn } from '@little-dunes/domain/catalogue/fields/product-field'
import {
  FILE_FIELDS,
  PRODUCT_FIELDS,
  SIZE_FIELDS,
  SIZE_FILE_FIELDS,
} from '@little-dunes/domain/catalogue/fields/product-fields'

type Owner = 'product' | 'variant' | 'image'

/** A Shopify metafield heading. The namespace separates these fields from those of other shops. */
const toHeading = (name: string, owner: Owner, key: string): string =>
  `${name} (${owner}.metafields.little_dunes.${key})`

const headed = (owner: Owner, [name, key]: FileColumn) => toHeading(name, owner, key)

/** These two columns have fixed places in the order below. */
const { publishAt, optionName, ...declared } = byName(FILE_FIELDS, (name) =>
  headed('product', PRODUCT_FIELDS[name].column),
)

/**
 * Data of a product without a column in Shopify. A file with the column of the article number was exported by a shop
 * like this one: its cells are read literally, and its sizes keep their order.
 */
export const CUSTOM_COLUMNS = {
  articleNumber: toHeading('Article number', 'product', 'article_number'),
  audience: toHeading('Audience', 'product', 'audience'),
  nameAr: toHeading('Title in Arabic', 'product', 'title_ar'),
  descriptionAr: toHeading('Description in Arabic', 'product', 'description_ar'),
  typeAr: toHeading('Type in Arabic', 'product', 'type_ar'),
  basePrice: toHeading('Price before discounts', 'product', 'price'),
  discount: toHeading('Discount in percent', 'product', 'discount'),
  ...declared,
  scheduled: toHeading('Scheduled', 'product', 'scheduled'),
  publishAt,
  publishedAt: toHeading('Published at', 'product', 'published_at'),
  pictures: toHeading('Pictures', 'product', 'pictures'),
  optionName,
  related: toHeading('Related products', 'product', 'related'),
  colourAr: toHeading('Colour in Arabic', 'variant', 'colour_ar'),
  swatch: toHeading('Dot of the colour', 'variant', 'swatch'),
  colourPictures: toHeading('Pictures of the colour', 'variant', 'pictures'),
  priceBefore: toHeading('Price of the size before discounts', 'variant', 'price'),
  hasSizePrice: toHeading('Own price', 'variant', 'own_price'),
  ...byName(SIZE_FILE_FIELDS, (name) => headed('variant', SIZE_FIELDS[name].column)),
  altTextAr: toHeading('Image alt text in Arabic', 'image', 'alt_text_ar'),
} as const

export type CustomColumn = keyof typeof CUSTOM_COLUMNS

/** Another system may change the names in a heading, but not the key. */
const toKey = (heading: string): string =>
  /\([a-z]+\.metafields\.[^()]+\)$/.exec(heading.toLowerCase())?.[0] ?? ''

const COLUMN_BY_KEY = new Map(
  Object.entries(CUSTOM_COLUMNS).map(([column, heading]) => [toKey(heading), column as CustomColumn]),
)

export const findCustomColumn = (heading: string): CustomColumn | undefined =>
  COLUMN_BY_KEY.get(toKey(heading))

/** In a list of pictures: there are none. An empty cell means no information. */
export const NO_PICTURES = 'none'
