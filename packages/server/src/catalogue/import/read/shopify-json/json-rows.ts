import type { Findings } from '#catalogue/import/findings'
import type { ExportColumn, Headings } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { Fields } from '#catalogue/import/read/preserved-fields'
import { OPTIONS } from '#catalogue/import/read/read-options'
import type { ProductLines } from '#catalogue/import/read/shopify-json/json-lines'
import type { ShopifyProduct, ShopifyVariant } from '#catalogue/import/read/shopify-json/shopify-products'
import { plainHandle } from '#catalogue/import/values/plain-handle'
import { plainText } from '#catalogue/import/values/plain-text'

type Cells = ExportRow['cells']

const OF_PRODUCT = [
  ['handle', 'handle'],
  ['title', 'title'],
  ['body', 'body_html'],
  ['type', 'product_type'],
  ['tags', 'tags'],
  ['status', 'status'],
  ['published', 'published_at'],
  ['imageSrc', 'images'],
] as const satisfies [ExportColumn, string][]

const OF_VARIANT = [
  ['option1Value', 'option1'],
  ['option2Value', 'option2'],
  ['option3Value', 'option3'],
  ['sku', 'sku'],
  ['barcode', 'barcode'],
  ['price', 'price'],
  ['compareAtPrice', 'compare_at_price'],
  ['quantity', 'inventory_quantity'],
] as const satisfies [ExportColumn, string][]

/** Names of the fields. The public list of a Shopify shop has no stock, only availability. */
export function jsonHeadings(products: readonly ShopifyProduct[]): Headings {
  const variants = products.flatMap((product) => product.variants ?? [])
  const hasStock = variants.some((one) => (one.inventory_quantity ?? one.available ?? null) !== null)
  const all = [...OF_PRODUCT, ...OF_VARIANT].filter(([column]) => column !== 'quantity' || hasStock)
  return new Map<ExportColumn, string>(all)
}

/** Rows of a product: one per variant, then the remaining pictures. */
export function* jsonRows(
  product: ShopifyProduct,
  at: number,
  lines: ProductLines | undefined,
  findings: Findings,
): Generator<ExportRow> {
  const handle = plainHandle(plainText(product.handle ?? ''))
  const variants = product.variants ?? []
  const images = product.images ?? []
  const first = lines?.line ?? at + 1
  for (const [column, field] of OF_PRODUCT) findings.rename(first, column, `products[${at}].${field}`)
  for (let place = 0; place < Math.max(variants.length, images.length, 1); place += 1) {
    const [variant, image] = [variants[place], images[place]]
    const line = (variant && place > 0 && lines?.variants[place]) || first
    if (variant)
      for (const [column, field] of OF_VARIANT)
        findings.rename(line, column, `products[${at}].variants[${place}].${field}`)
    yield {
      line,
      cells: {
        handle,
        ...(place === 0 && productCells(product)),
        ...(variant && variantCells(product, variant)),
        imageSrc: image?.src ?? '',
        imagePosition: image ? String(image.position ?? place + 1) : '',
        altText: plainText(image?.alt ?? ''),
      },
      preserved: {
        ...(place === 0 && preserveProductFields(product)),
        ...(variant && preserveVariantFields(variant)),
      },
      ...(place > 0 && !variant && { isExtra: true }),
    }
  }
}

const formatTags = ({ tags }: ShopifyProduct): string =>
  Array.isArray(tags) ? tags.join(', ') : (tags ?? '')

function productCells(product: ShopifyProduct): Cells {
  const { title, body_html: body, product_type: type, published_at: publishedAt } = product
  return {
    title: plainText(title ?? ''),
    ...(body !== undefined && { body: body ?? '' }),
    ...(type !== undefined && { type: plainText(type ?? '') }),
    tags: plainText(formatTags(product)),
    ...(product.status && { status: product.status }),
    ...(publishedAt !== undefined && { published: String(publishedAt !== null) }),
    ...Object.fromEntries(
      OPTIONS.map(({ name }, place) => [name, plainText(product.options?.[place]?.name ?? '')]),
    ),
  }
}

function variantCells({ images }: ShopifyProduct, variant: ShopifyVariant): Cells {
  const picture =
    variant.featured_image?.src ??
    images?.find(({ id, variant_ids: ids }) =>
      variant.image_id ? id === variant.image_id : Boolean(variant.id && ids?.includes(variant.id)),
    )?.src
  return {
    option1Value: plainText(variant.option1 ?? ''),
    option2Value: plainText(variant.option2 ?? ''),
    option3Value: plainText(variant.option3 ?? ''),
    sku: plainText(variant.sku ?? ''),
    barcode: plainText(variant.barcode ?? ''),
    price: plainText(variant.price ?? ''),
    compareAtPrice: plainText(variant.compare_at_price ?? ''),
    variantImage: picture ?? '',
    ...stockCells(variant),
  }
}

/** With availability alone, a size is sold without counting or is sold out (D-70). */
function stockCells(variant: ShopifyVariant): Cells {
  const { inventory_quantity: quantity, inventory_management: tracker, inventory_policy: policy } = variant
  if (quantity === undefined || quantity === null) {
    const isOut = variant.available === false
    return { tracker: isOut ? 'shopify' : '', quantity: isOut ? '0' : '', policy: policy ?? '' }
  }
  return { ...(tracker !== undefined && { tracker: tracker ?? '' }), quantity, policy: policy ?? '' }
}

const preserveProductFields = (product: ShopifyProduct): Fields => ({
  Vendor: product.vendor ?? '',
  Tags: formatTags(product),
})

function preserveVariantFields({ grams, taxable, requires_shipping: shipped }: ShopifyVariant): Fields {
  const flag = (value: boolean | null | undefined) =>
    value === true ? 'TRUE' : value === false ? 'FALSE' : ''
  return {
    'Weight value (grams)': grams ?? '',
    'Charge tax': flag(taxable),
    'Requires shipping': flag(shipped),
  }
}
