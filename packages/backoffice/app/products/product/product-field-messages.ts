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
  publishAt: 'time of publishing',
  image: 'pictures',
  altTexts: 'alt texts',
  altTextsAr: 'Arabic alt texts',
  price: 'price',
  discount: 'discount',
  saleDiscount: 'sale percent',
  saleStartsAt: 'start of the sale',
  saleEndsAt: 'end of the sale',
  flashsale: 'flash sale',
  flashDiscount: 'flash sale percent',
  flashStartsAt: 'start of the flash sale',
  flashEndsAt: 'end of the flash sale',
  bestseller: 'Best Seller',
  bestofkids: 'Best of Kids',
  related: 'related products',
  colours: 'order of colours',
  'colour.name': 'name of',
  'colour.nameAr': 'Arabic name of',
  'colour.swatch': 'dot of',
  'colour.images': 'pictures of',
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
  counted: 'stock is counted:',
  publishedAt: 'published at',
  relatedHandles: 'related products',
  importedFields: 'kept for exports:',
} satisfies Record<ProductFieldName, string>

/** Why a value is refused. */
const problems: Record<string, string> = {
  required: 'Please fill this in.',
  price: 'Please type an amount such as 129.50, above 0. The most is AED 1,000,000.',
  percent: 'Please type a percentage from 0 to 99.99.',
  moment: 'Please choose a day and a time.',
  order_of_times: 'The end must be after the beginning.',
  required_time: 'Please say when it is to be published.',
  swatch: 'Please choose a colour.',
  taken: 'Another one has this already.',
  gone: 'This is no longer there. Please discard the change.',
  no_sizes: 'A product needs a colour with a size before it is published.',
  picture: 'Please upload this picture first.',
  related: 'One of these products is no longer there. Please take it off.',
  too_many: 'These are too many.',
}

export const productFieldMessages = { fields, problems }
