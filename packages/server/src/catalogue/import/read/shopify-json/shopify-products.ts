import { z } from 'zod'

/** PostgreSQL cannot store NUL or lone surrogates. */
const string = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed())
const text = z.union([string, z.number().transform(String)]).nullish()
const flag = z.boolean().nullish()
const image = z.object({
  id: text,
  src: string,
  position: z.number().nullish(),
  alt: text,
  variant_ids: z.array(z.union([z.string(), z.number()]).transform(String)).nullish(),
})

const variant = z.object({
  id: text,
  option1: text,
  option2: text,
  option3: text,
  sku: text,
  barcode: text,
  price: text,
  compare_at_price: text,
  available: flag,
  inventory_management: text,
  inventory_policy: text,
  inventory_quantity: text,
  grams: text,
  taxable: flag,
  requires_shipping: flag,
  image_id: text,
  featured_image: z.object({ src: string }).nullish(),
})

const product = z.object({
  handle: text,
  title: text,
  body_html: text,
  vendor: text,
  product_type: text,
  tags: z.union([z.array(string), string]).nullish(),
  status: text,
  published_at: text,
  options: z.array(z.object({ name: text })).nullish(),
  variants: z.array(variant).nullish(),
  images: z.array(image).nullish(),
})

/**
 * Answer of `/products.json` of a Shopify shop, and of `/admin/api/…/products.json` of its Admin API.
 * https://shopify.dev/docs/api/admin-rest/latest/resources/product
 */
export const ShopifyProducts = z.object({ products: z.array(product) })
export type ShopifyProducts = z.infer<typeof ShopifyProducts>
export type ShopifyProduct = z.infer<typeof product>
export type ShopifyVariant = z.infer<typeof variant>
