import { z } from 'zod'
import { pick } from '#catalogue/fields/product-field'
import { ORDERED_FIELDS, PRODUCT_FIELDS } from '#catalogue/fields/product-fields'
import { flashPercent } from '#catalogue/pricing'
import type { Product, Variant } from '#catalogue/product'
import { replySchemas } from '#contract/catalogue/field-schemas'
import { aedFromFils } from '#money'

const orderedVariant = z.object({
  colorName: z.string(),
  swatch: z.string().nullable(),
  images: z.array(z.string()),
  sizes: z.array(z.object({ size: z.string(), stocks: z.number().int(), subSKU: z.string() })),
  stocks: z.number().int(),
})

const words = {
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  description: z.string(),
  category: z.string(),
  subCategory: z.string(),
  image: z.array(z.string()),
}
/** Texts in the language of the customer; `colorName` and `subCategory` keep the names of requests. */
const labelled = {
  subCategoryLabel: z.string().optional(),
  variants: z.array(orderedVariant.extend({ colorLabel: z.string().optional() })),
}
const discounts = { discount: z.number(), flashsale: z.boolean(), flashDiscount: z.number() }
const rest = { bestseller: z.boolean(), bestofkids: z.boolean(), variants: z.array(orderedVariant) }
/** Fields stored since a later release. New schemas on every call, separate from those of the catalogue. */
const later = () => z.object(replySchemas(pick(PRODUCT_FIELDS, ORDERED_FIELDS))).partial().shape
const price = z.number()

/**
 * A product in an order (DATA-35), `price` in AED. It shares nothing with the catalogue's product, so new product
 * fields leave existing orders unchanged.
 */
export const orderedProduct = z.object({
  ...words,
  price,
  ...discounts,
  flashdiscount: z.number(),
  ...rest,
  ...labelled,
  ...later(),
})
export type OrderedProduct = z.infer<typeof orderedProduct>

/** The first picture of the ordered colour. Null without any. */
export const orderedPicture = (
  {
    variants,
    image,
  }: { variants: readonly Pick<Variant, 'colorName' | 'images'>[]; image: readonly string[] },
  colorName: string,
): string | null => variants.find((one) => one.colorName === colorName)?.images[0] ?? image[0] ?? null

/** Version 1 has no version number: the product as it was sent on the wire, `price` in AED. */
const version1 = z.object({ version: z.undefined().optional(), ...words, price, ...discounts, ...rest })

const version2 = z.object({ version: z.literal(2), ...words, price: price.int(), ...discounts, ...rest })

/** Version 3: in the language of the order. Later additions need a new version. */
const version3 = version2.extend({ version: z.literal(3), ...labelled, ...later() })

const productSnapshot = z.union([version3, version2, version1])

/** Product of an order line as stored by any version of the shop (D-07). */
export type ProductSnapshot = z.infer<typeof productSnapshot>

/** Current product in the language of the order, for an order line. */
export const toSnapshot = (product: Product): ProductSnapshot =>
  version3.parse({ ...product, _id: product.id, version: 3, flashDiscount: flashPercent(product) })

/** Converts a stored product for a reply. @throws when no version of the shop has stored it so */
export function toOrderedProduct(stored: ProductSnapshot): OrderedProduct {
  const { version, ...product } = productSnapshot.parse(stored)
  const aed = version === undefined ? product.price : aedFromFils(product.price)
  return { ...product, price: aed, flashdiscount: product.flashDiscount }
}
