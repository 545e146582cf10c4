import type { Product, ProductStatus, Variant } from '@little-dunes/domain/catalogue/product'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import type { Shop } from '#shop'

/** Stock of a colour by size: `{ colorName: 'Coral', stocks: { '90': 5 } }`. */
export interface ColourInput {
  colorName: string
  stocks: Record<string, number>
  /** Prices of single sizes in fils (D-69). */
  prices?: Record<string, number>
  images?: string[]
}

/** `price` in fils. Later products are newer, so they come first in the list (D-14). */
export type ProductInput = Partial<Omit<Product, 'id' | 'variants'>> & {
  colours?: ColourInput[]
  publishedAt?: Date
  status?: ProductStatus
}

const COLOURS: ColourInput[] = [{ colorName: 'Coral', stocks: { '90': 5, '100': 5 } }]

function buildVariant({ colorName, stocks, prices = {}, images = [] }: ColourInput, handle: string): Variant {
  const sizes = Object.entries(stocks).map(([size, left]) => ({
    size,
    ...(prices[size] === undefined ? {} : { price: prices[size] }),
    stocks: left,
    subSKU: `${handle}-${colorName}-${size}`,
  }))
  const total = sizes.reduce((sum, entry) => sum + entry.stocks, 0)
  return { colorName, swatch: null, images, sizes, stocks: total }
}

function buildProduct(shop: Shop, overrides: ProductInput): Product {
  const { colours = COLOURS, publishedAt: _, status: __, ...fields } = overrides
  const id = shop.newId()
  return {
    id,
    name: 'Dune Tee',
    sku: `SKU-${id}`,
    description: 'A soft tee.',
    category: 'Boys',
    subCategory: 'T-shirts',
    image: [],
    price: 100_00,
    discount: 0,
    flashsale: false,
    flashDiscount: 0,
    bestseller: false,
    bestofkids: false,
    ...fields,
    variants: colours.map((colour) => buildVariant(colour, id)),
  }
}

let published = 0

async function insertProduct(shop: Shop, product: Product, overrides: ProductInput): Promise<void> {
  const { id, variants: colours, ...fields } = product
  published += 1
  const publishedAt = overrides.publishedAt ?? new Date(Date.UTC(2026, 0, 1) + published * 1000)
  await shop.db
    .insert(products)
    .values({ ...fields, id, handle: id, publishedAt, status: overrides.status ?? 'published' })
  for (const [position, { sizes, stocks: _stocks, ...colour }] of colours.entries()) {
    const variantId = shop.newId()
    await shop.db.insert(variants).values({ ...colour, id: variantId, productId: id, position })
    const entries = sizes.map(({ size, price, stocks, subSKU }, place) => ({
      id: shop.newId(),
      variantId,
      productId: id,
      size,
      price: price ?? null,
      stocks,
      subSku: subSKU,
      position: place,
    }))
    if (entries.length) await shop.db.insert(sizeEntries).values(entries)
  }
}

/** Defaults: AED 100.00, one colour 'Coral', sizes 90 and 100 with five of each. */
export async function aProduct(shop: Shop, overrides: ProductInput = {}): Promise<Product> {
  const product = buildProduct(shop, overrides)
  await inTransaction(shop, (tx) => insertProduct(tx, product, overrides))
  shop.catalogue.changed()
  return product
}
