import { byName, namesOfKind, pick } from '@little-dunes/domain/catalogue/fields/product-field'
import {
  FILE_FIELDS,
  type FileField,
  PRODUCT_FIELDS,
  SIZE_FILE_FIELDS,
} from '@little-dunes/domain/catalogue/fields/product-fields'
import { CATEGORIES, PRODUCT_STATUSES } from '@little-dunes/domain/catalogue/product'
import { anyCharacter } from '@little-dunes/domain/testing/any-character'
import fc from 'fast-check'
import type { ExistingProduct } from '#catalogue/import/plan/existing-product'
import { htmlToText } from '#catalogue/import/values/html-to-text'

/** Text as a form stores it: trimmed, with lines ended by `\n`. */
const words = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ maxLength }),
      fc.string({ unit: anyCharacter, maxLength }),
      fc.constantFrom(
        '',
        'قميص قطن',
        '=1+2',
        "'=1+2",
        "''@x",
        '-5',
        'two  blanks',
        'a\n\nb\n• c\n\n\nd',
        '<b>&amp;</b>',
        '"quoted", and; more',
        'TRUE',
        'none',
      ),
    )
    .map((text) => text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').toWellFormed().trim())
const required = (maxLength: number) => words(maxLength).filter((text) => text !== '')

const percent = fc.integer({ min: 0, max: 9999 }).map((points) => points / 100)
const price = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 2_000_000_000 }))
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 }).map((time) => new Date(time))
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

/** Start and end in order, or one or none of them. */
const span = fc
  .tuple(optional(moment), fc.integer({ min: 1, max: 1e9 }), fc.boolean())
  .map(([from, length, ends]) => ({
    from,
    until: ends ? new Date((from?.getTime() ?? 0) + length) : null,
  }))

const address = fc
  .integer({ min: 0, max: 5 })
  .map((number) => `/media/picture-${number}.0000000${number}.avif`)
const addresses = fc.uniqueArray(address, { maxLength: 4 })
const altText = words(60).map((text) => text.replaceAll('\n', ' '))
const altTexts = fc.record({ en: altText, ar: altText })

const preserved = (...headings: string[]) =>
  fc
    .record(Object.fromEntries(headings.map((heading) => [heading, words(20)])))
    .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, cell]) => cell !== '')))

const size = fc.record({
  size: required(12),
  position: fc.integer({ min: 0, max: 3 }),
  stocks: fc.nat(2_000_000),
  counted: fc.boolean(),
  price: optional(price),
  subSku: required(20),
  barcode: optional(required(20)),
  ...byName(SIZE_FILE_FIELDS, () => optional(required(5))),
  importedFields: preserved('Cost per item', 'Weight value (grams)', 'Warehouse'),
})

const colour = fc.record({
  colorName: required(20),
  nameAr: words(20),
  swatch: fc.constantFrom(null, '#c8403a', '#ffffff'),
  images: addresses,
  sizes: fc.uniqueArray(size, { maxLength: 4, selector: (one) => one.size }),
})

/** Fields with a column in files. The start and end of a sale are generated together. */
function anyFields() {
  const fields = pick(PRODUCT_FIELDS, FILE_FIELDS)
  return {
    ...byName(namesOfKind(fields, 'words'), () => words(20)),
    ...byName(namesOfKind(fields, 'percent'), () => percent),
    ...byName(namesOfKind(fields, 'flag'), () => fc.boolean()),
    ...byName(namesOfKind(fields, 'moment'), () => optional(moment)),
  } satisfies Record<FileField, unknown>
}

const product = fc.record({
  id: fc.uuid({ version: 7 }),
  handle: required(40),
  name: required(40),
  nameAr: words(40),
  sku: required(20),
  descriptionAr: words(400),
  category: fc.constantFrom(...CATEGORIES),
  subCategory: words(30),
  subCategoryAr: words(30),
  ...anyFields(),
  image: addresses,
  price,
  discount: fc.oneof(fc.constant(0), percent),
  status: fc.constantFrom(...PRODUCT_STATUSES),
  publishedAt: moment,
  relatedHandles: fc.uniqueArray(required(40), { maxLength: 3 }),
  importedFields: preserved('Vendor', 'Tags', 'Product category', 'Fit (product.metafields.custom.fit)'),
})

/** Formatted descriptions with the shop's plain text, and typed texts. */
const description = fc.oneof(
  words(400).map((text) => ({ text, preserved: {} })),
  fc
    .constantFrom(
      '<h2>Care</h2><ul><li>wash&nbsp;cold</li></ul>',
      '<p>One</p>\n\n<p style="color: red">Two<br>Three</p>',
      '<div dir="rtl"><b>قطن</b> ناعم</div>',
    )
    .map((html) => ({ text: htmlToText(html), preserved: { Description: html } })),
)

/** Any stored product, with gaps and duplicates in positions. */
export const anyProduct: fc.Arbitrary<ExistingProduct> = fc
  .tuple(
    product,
    span,
    span,
    moment,
    fc.boolean(),
    fc.dictionary(address, altTexts, { maxKeys: 6 }),
    colours(),
    description,
  )
  .map(([base, sale, flash, publishAt, isPlanned, words_, drawn, written]) => {
    const variants = drawn.map(({ sizes: _, ...row }, at) => ({
      ...row,
      id: `colour-${at}`,
      productId: base.id,
      position: at * 2,
    }))
    const sizes = drawn.flatMap((one, at) =>
      one.sizes.map((row, place) => ({
        ...row,
        id: `size-${at}-${place}`,
        variantId: `colour-${at}`,
        productId: base.id,
        position: row.position + place * 3,
        subSku: `${row.subSku}-${at}-${place}`,
        barcode: row.barcode && `${row.barcode}-${at}-${place}`,
      })),
    )
    const shown = new Set([...base.image, ...variants.flatMap(({ images }) => images)])
    return {
      product: {
        ...base,
        description: written.text,
        importedFields: { ...base.importedFields, ...written.preserved },
        subCategoryAr: base.subCategory === '' ? '' : base.subCategoryAr,
        altTexts: Object.fromEntries(
          Object.entries(words_)
            .map(([key, texts]) => [key, withoutEmpty(texts)] as const)
            .filter(([key, texts]) => shown.has(key) && Object.keys(texts).length > 0),
        ),
        saleStartsAt: sale.from,
        saleEndsAt: sale.until,
        flashStartsAt: flash.from,
        flashEndsAt: flash.until,
        appliedSale: 0,
        flashPaused: false,
        publishAt: isPlanned || base.status === 'scheduled' ? publishAt : null,
      },
      variants,
      sizes,
    }
  })

function colours() {
  return fc.uniqueArray(colour, { maxLength: 3, selector: (one) => one.colorName })
}

const withoutEmpty = (texts: { en: string; ar: string }) =>
  Object.fromEntries(Object.entries(texts).filter(([, words_]) => words_ !== ''))
