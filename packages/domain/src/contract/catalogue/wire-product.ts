import { z } from 'zod'
import { byName, namesOfKind, pick } from '#catalogue/fields/product-field'
import { PRODUCT_FIELDS, SHOWN_FIELDS } from '#catalogue/fields/product-fields'
import { CATEGORIES } from '#catalogue/product'
import { replySchemas } from '#contract/catalogue/field-schemas'

/** `price` in AED, only if the sizes of the product have different prices (D-69). */
const sizeEntry = z.object({
  size: z.string(),
  price: z.number().optional(),
  stocks: z.number().int(),
  subSKU: z.string(),
})

const variant = z.object({
  colorName: z.string(),
  /** Translated name of the colour (D-62). Absent in the first language. */
  colorLabel: z.string().optional(),
  swatch: z.string().nullable(),
  images: z.array(z.string()),
  sizes: z.array(sizeEntry),
  stocks: z.number().int(),
})

const SHOWN = pick(PRODUCT_FIELDS, SHOWN_FIELDS)

/** A product on the wire (DATA-01 to DATA-16); `price` in AED. */
export const product = z
  .object({
    _id: z.string(),
    name: z.string(),
    sku: z.string(),
    description: z.string(),
    category: z.enum(CATEGORIES),
    subCategory: z.string(),
    /** Translated name of the sub-category. Absent in the first language. */
    subCategoryLabel: z.string().optional(),
    image: z.array(z.string()),
    /** Alt texts by address of the picture. Absent if there are none. */
    altTexts: z.record(z.string(), z.string()).optional(),
    price: z.number(),
    discount: z.number(),
    flashsale: z.boolean(),
    /** 0 while `flashsale` is false (D-02); also as `flashdiscount` (D-11). */
    flashDiscount: z.number(),
    flashdiscount: z.number(),
    ...replySchemas(SHOWN),
    variants: z.array(variant),
  })
  .partial(byName(namesOfKind(SHOWN, 'words'), () => true as const))
export type WireProduct = z.infer<typeof product>
