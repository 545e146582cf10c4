import type {
  ColourField,
  ProductField,
  SizeField,
} from '@little-dunes/domain/catalogue/fields/product-fields'
import type { ProductStatus } from '@little-dunes/domain/catalogue/product'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { PreviewMoment } from '#products/product/preview-moments'

/** A field of the form, or of imports: some of these are followed by a colour or size, 'stock Sage 90'. */
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

/** Names of the form's fields, as the save bar and the history say them. */
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

/** Why a value is not taken. */
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

const statusHints: Record<ProductStatus, string> = {
  draft: 'Nobody sees a draft but the team.',
  scheduled: 'Nobody sees it but the team until it publishes itself.',
  published: 'In the shop.',
  archived: 'Not in the shop; orders keep it.',
}

const preview = {
  open: 'Preview',
  at: 'Shown as at',
  openIn: (language: string) => `Open in ${language}`,
  languages: { en: 'English', ar: 'العربية' } satisfies Record<Language, string>,
  moments: {
    publishAt: (time: string) => `Published ${time}`,
    saleStartsAt: (time: string) => `Sale begins ${time}`,
    saleEndsAt: (time: string) => `Sale ends ${time}`,
    flashStartsAt: (time: string) => `Flash sale begins ${time}`,
    flashEndsAt: (time: string) => `Flash sale ends ${time}`,
  } satisfies Record<PreviewMoment, (time: string) => string>,
  note: 'With what is saved, published or not: prices, sales and flash sale as they will be then. The address holds for a day; orders keep today’s price.',
}

const shopCard = {
  title: 'As the shopper sees it',
  language: 'Language of the card',
  languages: { en: 'EN', ar: 'ع' } satisfies Record<Language, string>,
  languagesInFull: { en: 'EN, English', ar: 'ع, Arabic' } satisfies Record<Language, string>,
  noName: 'No name yet',
  borrowedName: 'Without an Arabic name Arabic readers see the English one.',
  notShown: 'Not in the shop yet: this is the card as it would be now.',
  archived: 'Archived: this is the card as it would be now.',
  wholePage: 'See its page',
}

const pictureTools = { earlier: 'Earlier', later: 'Later', remove: 'Take off' }

export const productMessages = {
  preview,
  shopCard,
  pictureTools,
  fields,
  problems,
  altTexts: (written: number, all: number) => `Alt texts: ${written} of ${all} in both languages`,
  altTextsHint: 'What the picture shows, for shoppers who cannot see it. Empty: the name of the product.',
  altTextIn: { en: 'English', ar: 'بالعربية' },
  altTextOf: {
    en: (picture: string) => `Alt text of ${picture}, English`,
    ar: (picture: string) => `Alt text of ${picture}, Arabic`,
  },
  statusHints,
  otherProblem: 'Please check this field.',
  products: 'Products',
  savedByYou: (time: string) => `Saved by you, ${time}`,
  savedBy: (name: string, time: string) => `Saved by ${name}, ${time}`,
  viewInShop: 'View in shop',
  copy: 'Copy',
  copied: 'This is the copy: a draft without stock.',
  words: 'Words',
  english: 'English',
  arabic: 'العربية',
  name: 'Name',
  nameAr: 'الاسم',
  description: 'Description',
  formatted: 'formatted; a change makes it plain',
  descriptionAr: 'الوصف',
  subCategory: 'Sub-category',
  subCategoryAr: 'الفئة الفرعية',
  priceTitle: 'Price',
  price: 'Price with VAT',
  discount: 'Discount',
  shopShows: (amount: string) => `The shop shows ${amount}.`,
  cartTakes: (amount: string, vat: string) => `The cart takes ${amount}, of it ${vat} VAT.`,
  lowestPrice: (amount: string) => `Lowest price of the last 30 days: ${amount}.`,
  wasAbove: (was: string) => `The struck-through ${was} is above it.`,
  sale: 'Sale',
  saleDiscount: 'Percent off',
  startsAt: 'From',
  endsAt: 'Until',
  dubai: 'Dubai time',
  publishAt: 'Publish at',
  noSale: 'Begins and ends by itself. The larger of discount and sale counts.',
  salePlanned: (start: string, amount: string) => `Planned: from ${start} at ${amount}.`,
  saleLive: (end: string | null, amount: string) =>
    end === null ? `Counts now: ${amount}.` : `Counts until ${end}: ${amount}.`,
  saleEnded: 'This sale has ended.',
  flashPlanned: (start: string) => `Begins ${start}.`,
  flashLive: (end: string | null) => (end === null ? 'Runs without an end.' : `Runs until ${end}.`),
  largerCounts: (percent: string) => `Of all discounts the largest counts: ${percent}.`,
  flags: 'Shown in',
  flashsale: 'Flash sale',
  flashDiscount: 'Flash sale, %',
  bestseller: 'Best Seller',
  bestofkids: 'Best of Kids',
  relatedTitle: 'Related products',
  relatedHint:
    'Shown first under “You may also like”, in this order. What is not in the shop or sold out is left out; the newest products follow.',
  relatedSoldOut: 'sold out',
  related: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  place: 'Place and article number',
  status: 'Status',
  category: 'Category',
  sku: 'Article number',
  coloursTitle: 'Colours and pictures',
  noColours: 'This product has no colours yet.',
  addColour: 'Add colour',
  optionName: 'Option name',
  optionNameHint: 'Colour if empty',
  colourName: 'Colour',
  colourNameAr: 'اللون',
  dot: (colour: string) => `Dot of ${colour}`,
  noDot: (colour: string) => `Dot of ${colour}: no colour chosen`,
  earlier: (what: string) => `Move ${what} earlier`,
  later: (what: string) => `Move ${what} later`,
  remove: (what: string) => `Take ${what} off`,
  pictureOf: (place: number, colour: string) => `picture ${place} of ${colour}`,
  changePicture: (picture: string) => `Change ${picture}`,
  cover: 'Cover',
  upload: (colour: string) => `Add pictures of ${colour}`,
  productPictures: 'the product',
  productPicturesTitle: 'Pictures of the whole product',
  addColourTitle: 'Add a colour',
  addSizeTitle: 'Add sizes',
  sizeName: 'Sizes',
  sizeHint: 'such as 90, 100, 110; to every colour, without stock',
  add: 'Add',
  removeColour: (name: string) => `Remove the colour ${name}`,
  removeSize: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'This cannot be undone. Orders keep what was bought.',
  removedPieces: (count: number) =>
    count === 1 ? '1 piece leaves the stock.' : `${count} pieces leave the stock.`,
  removedCarts: (count: number) => (count === 1 ? '1 cart loses it.' : `${count} carts lose it.`),
  removedOrders: (count: number) =>
    count === 1
      ? '1 order with it is not delivered yet; when it is cancelled its pieces do not come back.'
      : `${count} orders with it are not delivered yet; when they are cancelled their pieces do not come back.`,
  keep: 'Keep it',
  removeForGood: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  sizesTitle: 'Prices, barcodes and shelves by size',
  sizesHint:
    'Rows copied from a spreadsheet can be pasted: they fill the fields from the one with the cursor on. Ctrl-D fills a field down.',
  sameShelfBelow: 'Same shelf for all below',
  sizeFields: { sku: 'SKU', barcode: 'Barcode', shelf: 'Shelf', price: 'Own price, AED' },
  history: 'History',
  priceHistory: 'Prices so far',
  notInShop: 'Not in the shop',
  paidLess: (paid: string, price: string, percent: string) => `${paid}, ${price} less ${percent}`,
  since: (moment: string) => `since ${moment}`,
  olderPrices: 'Older prices',
  noHistory: 'Nothing has been changed in the back office yet.',
  olderChanges: 'Older changes',
  created: 'Created',
  from: (before: string, after: string) => `${before} → ${after}`,
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  saveBarLabel: 'Not saved yet',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  notSaved: (names: string) => `not saved: ${names}`,
  discard: 'Discard',
  save: 'Save',
  saved: 'Saved. The shop shows it now.',
  savedHidden: 'Saved. Shoppers do not see it yet.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes of this product are not saved yet.',
  leaveCount: 'What you have counted here is not saved yet.',
}
