import type {
  ColourField,
  ProductField,
  SizeField,
} from '@little-dunes/domain/catalogue/fields/product-fields'

/** A field of the form or of an import. Some are followed by a colour or size: 'stock Sage 90'. */
type ProductFieldName =
  | ProductField
  | `colour.${ColourField}`
  | `size.${SizeField | 'stock'}`
  | 'size'
  | 'copyOf'
  | 'colour'
  | 'colourAr'
  | 'stock'
  | 'counted'
  | 'publishedAt'
  | 'relatedHandles'
  | 'importedFields'

/** Names of the form's fields, for the save bar and the history. */
const fields = {
  name: 'name',
  nameAr: 'Arabic name',
  description: 'description',
  descriptionAr: 'Arabic description',
  sku: 'article number',
  category: 'category',
  subCategory: 'sub-category',
  optionName: 'option name',
  subCategoryAr: 'Arabic sub-category',
  status: 'status',
  publishAt: 'publish time',
  image: 'images',
  altTexts: 'alt text',
  altTextsAr: 'Arabic alt text',
  price: 'price',
  discount: 'discount',
  saleDiscount: 'sale percentage',
  saleStartsAt: 'sale start',
  saleEndsAt: 'sale end',
  flashsale: 'flash sale',
  flashDiscount: 'flash sale percentage',
  flashStartsAt: 'flash sale start',
  flashEndsAt: 'flash sale end',
  bestseller: 'best seller',
  bestofkids: 'Best of Kids',
  related: 'related products',
  colours: 'colour order',
  'colour.name': 'name of',
  'colour.nameAr': 'Arabic name of',
  'colour.swatch': 'swatch of',
  'colour.images': 'images of',
  'size.sku': 'SKU of',
  'size.barcode': 'barcode of',
  'size.shelf': 'shelf of',
  'size.price': 'price of',
  size: 'new size',
  copyOf: 'copied from',
  colour: 'colour',
  colourAr: 'Arabic name of',
  stock: 'stock',
  'size.stock': 'stock of',
  counted: 'stock tracking of',
  publishedAt: 'published at',
  relatedHandles: 'related products',
  importedFields: 'kept for exports:',
} satisfies Record<ProductFieldName, string>

const problems: Record<string, string> = {
  required: 'This field is required.',
  price: 'Enter an amount above 0, such as 129.50, up to AED 1,000,000.',
  percent: 'Enter a percentage from 0 to 99.99.',
  moment: 'Choose a day and time.',
  order_of_times: 'The end must be after the start.',
  required_time: 'Choose when to publish this product.',
  swatch: 'Choose a colour.',
  taken: 'This is already in use.',
  gone: 'This no longer exists. Discard the change.',
  no_sizes: 'Add a colour with at least one size before you publish.',
  picture: 'Upload this image first.',
  related: 'One of these products no longer exists. Remove it.',
  too_many: 'Too many. Remove some.',
}

export const productFieldMessages = { fields, problems }
