import { z } from 'zod'
import type { ShopifyProducts } from '#catalogue/import/read/shopify-json/shopify-products'

const text = z.string().nullish()

const variantFields = z.object({
  sku: text,
  barcode: text,
  price: z.union([z.string(), z.number(), z.object({ amount: z.string() })]).nullish(),
  compareAtPrice: z.union([z.string(), z.number(), z.object({ amount: z.string() })]).nullish(),
  inventoryQuantity: z.number().nullish(),
  inventoryPolicy: text,
  inventoryItem: z.object({ tracked: z.boolean().nullish() }).nullish(),
  availableForSale: z.boolean().nullish(),
  taxable: z.boolean().nullish(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  image: z.object({ url: text, src: text }).nullish(),
})

/** A picture, or a medium with one. */
const pictureFields = z.object({
  url: text,
  src: text,
  altText: text,
  alt: text,
  image: z.object({ url: text, src: text, altText: text }).nullish(),
  preview: z.object({ image: z.object({ url: text }).nullish() }).nullish(),
})

const productFields = z.object({
  handle: z.string(),
  title: text,
  descriptionHtml: text,
  bodyHtml: text,
  vendor: text,
  productType: text,
  tags: z.union([z.array(z.string()), z.string()]).nullish(),
  status: text,
  options: z.array(z.object({ name: text })).nullish(),
})

type Json = Record<string, unknown>
const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null

/** The nodes of a connection, in any of its forms. */
function getNodes(list: unknown): Json[] {
  if (Array.isArray(list)) return list.filter(isObject)
  if (!isObject(list)) return []
  if (Array.isArray(list.nodes)) return list.nodes.filter(isObject)
  return Array.isArray(list.edges)
    ? list.edges.filter(isObject).flatMap(({ node }) => (isObject(node) ? [node] : []))
    : []
}

/** Products of an answer of the GraphQL Admin API, at `products`. */
export function answeredProducts(json: unknown): ShopifyProducts['products'] | null {
  const data = isObject(json) && isObject(json.data) ? json.data : json
  if (!isObject(data) || !isObject(data.products)) return null
  return inRest(
    getNodes(data.products).map((product) => ({
      product,
      variants: getNodes(product.variants),
      pictures: [...getNodes(product.images), ...getNodes(product.media)],
    })),
  )
}

/**
 * Products of a bulk operation: one line per product, variant and picture. Variants and pictures have the id of their
 * product.
 */
export function bulkProducts(text: string): ShopifyProducts['products'] | null {
  const byId = new Map<unknown, Whole>()
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const node: unknown = parsed(line)
    if (!isObject(node)) return null
    const parent = byId.get(node.__parentId)
    if (node.__parentId === undefined) byId.set(node.id, { product: node, variants: [], pictures: [] })
    else if (parent && (node.selectedOptions || 'price' in node)) parent.variants.push(node)
    else parent?.pictures.push(node)
  }
  return inRest([...byId.values()])
}

interface Whole {
  product: Json
  variants: Json[]
  pictures: Json[]
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Converts products to the form of the REST API. Null if one of them is invalid. */
function inRest(all: readonly Whole[]): ShopifyProducts['products'] | null {
  const products = all.flatMap(({ product, variants, pictures }) => {
    const read = productFields.safeParse(product)
    const sold = z.array(variantFields).safeParse(variants)
    const shown = z.array(pictureFields).safeParse(pictures)
    return read.success && sold.success && shown.success
      ? [restProduct(read.data, sold.data, shown.data)]
      : []
  })
  return products.length > 0 && products.length === all.length ? products : null
}

function restProduct(
  product: z.infer<typeof productFields>,
  variants: z.infer<typeof variantFields>[],
  pictures: z.infer<typeof pictureFields>[],
): ShopifyProducts['products'][number] {
  const { handle, title, vendor, productType, tags, status } = product
  const body = product.descriptionHtml ?? product.bodyHtml
  const named = variants[0]?.selectedOptions?.map(({ name }) => ({ name }))
  return {
    handle,
    title,
    ...(body !== undefined && { body_html: body }),
    vendor,
    ...(productType !== undefined && { product_type: productType }),
    tags,
    status,
    options: named ?? product.options,
    variants: variants.map(restVariant),
    images: pictures.flatMap((picture) => {
      const src =
        picture.url ?? picture.src ?? picture.image?.url ?? picture.image?.src ?? picture.preview?.image?.url
      return src ? [{ src, alt: picture.altText ?? picture.image?.altText ?? picture.alt }] : []
    }),
  }
}

type Amount = z.infer<typeof variantFields>['price']
const toAmount = (amount: Amount): string | null =>
  typeof amount === 'object' ? (amount?.amount ?? null) : amount === undefined ? null : String(amount)

function restVariant(
  variant: z.infer<typeof variantFields>,
): NonNullable<ShopifyProducts['products'][number]['variants']>[number] {
  const { sku, barcode, inventoryQuantity, inventoryPolicy, inventoryItem, availableForSale, taxable } =
    variant
  const [one, two, three] = variant.selectedOptions ?? []
  const picture = variant.image?.url ?? variant.image?.src
  return {
    option1: one?.value,
    option2: two?.value,
    option3: three?.value,
    sku,
    barcode,
    price: toAmount(variant.price),
    compare_at_price: toAmount(variant.compareAtPrice),
    available: availableForSale,
    ...(inventoryItem?.tracked === false && { inventory_management: '' }),
    inventory_policy: inventoryPolicy,
    inventory_quantity:
      inventoryQuantity === null || inventoryQuantity === undefined ? null : String(inventoryQuantity),
    taxable,
    ...(picture && { featured_image: { src: picture } }),
  }
}
