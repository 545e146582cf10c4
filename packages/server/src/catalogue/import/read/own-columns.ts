import { byName, type FileColumn } from '@little-dunes/domain/catalogue/fields/product-field'
import {
  FILE_FIELDS,
  PRODUCT_FIELDS,
  SIZE_FIELDS,
  SIZE_FILE_FIELDS,
} from '@little-dunes/domain/catalogue/fields/product-fields'

type Owner = 'product' | 'variant' | 'image'

/** A Shopify metafield heading. The namespace separates these fields from those of other shops. */
const own = (name: string, owner: Owner, key: string): string =>
  `${name} (${owner}.metafields.little_dunes.${key})`

const headed = (owner: Owner, [name, key]: FileColumn) => own(name, owner, key)

/** These two columns have fixed places in the order below. */
const { publishAt, optionName, ...declared } = byName(FILE_FIELDS, (name) =>
  headed('product', PRODUCT_FIELDS[name].column),
)

/**
 * Data of a product without a column in Shopify. A file with the column of the article number was exported by a shop
 * like this one: its cells are read literally, and its sizes keep their order.
 */
export const OWN_COLUMNS = {
  articleNumber: own('Article number', 'product', 'article_number'),
  audience: own('Audience', 'product', 'audience'),
  nameAr: own('Title in Arabic', 'product', 'title_ar'),
  descriptionAr: own('Description in Arabic', 'product', 'description_ar'),
  typeAr: own('Type in Arabic', 'product', 'type_ar'),
  basePrice: own('Price before discounts', 'product', 'price'),
  discount: own('Discount in percent', 'product', 'discount'),
  ...declared,
  scheduled: own('Scheduled', 'product', 'scheduled'),
  publishAt,
  publishedAt: own('Published at', 'product', 'published_at'),
  pictures: own('Pictures', 'product', 'pictures'),
  optionName,
  related: own('Related products', 'product', 'related'),
  colourAr: own('Colour in Arabic', 'variant', 'colour_ar'),
  swatch: own('Dot of the colour', 'variant', 'swatch'),
  colourPictures: own('Pictures of the colour', 'variant', 'pictures'),
  priceBefore: own('Price of the size before discounts', 'variant', 'price'),
  ownPrice: own('Own price', 'variant', 'own_price'),
  ...byName(SIZE_FILE_FIELDS, (name) => headed('variant', SIZE_FIELDS[name].column)),
  altTextAr: own('Image alt text in Arabic', 'image', 'alt_text_ar'),
} as const

export type OwnColumn = keyof typeof OWN_COLUMNS

/** Another system may change the names in a heading, but not the key. */
const keyOf = (heading: string): string =>
  /\([a-z]+\.metafields\.[^()]+\)$/.exec(heading.toLowerCase())?.[0] ?? ''

const COLUMN_BY_KEY = new Map(
  Object.entries(OWN_COLUMNS).map(([column, heading]) => [keyOf(heading), column as OwnColumn]),
)

export const ownColumnOf = (heading: string): OwnColumn | undefined => COLUMN_BY_KEY.get(keyOf(heading))

/** In a list of pictures: there are none. An empty cell means no information. */
export const NO_PICTURES = 'none'
