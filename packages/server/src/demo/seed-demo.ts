import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pictureAddress } from '@little-dunes/domain/catalogue/pictures'
import { MINUTE } from '@little-dunes/domain/durations'
import { filsFromAed } from '@little-dunes/domain/money'
import { sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { searchSynonyms } from '#catalogue/search/synonym-tables'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { inTransaction } from '#database/in-transaction'
import { seedArabicSubCategories, seedArabicTexts } from '#demo/seed-arabic'
import { discountCodes } from '#discounts/discount-tables'
import { pictureHash } from '#media/picture-hash'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { codes } from '../../../../demo/catalogue/codes.ts'
import type { DemoColour, DemoProduct } from '../../../../demo/catalogue/demo-product.ts'
import { searchWords } from '../../../../demo/catalogue/search-words.ts'

const PICTURES = new URL('../../../../demo/pictures/', import.meta.url)
/** Products per statement. */
const BATCH = 20

/**
 * Fills an empty database with the demo catalogue and its discount codes, all or nothing. Skips shops with products and
 * shops that removed the demo.
 */
export async function seedDemo(
  shop: Shop,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const filled = await inTransaction(shop, async (inside) => {
    // Another process may be seeding the database at the same time, for longer than the usual timeout.
    await inside.db.execute(sql`SET LOCAL lock_timeout = '2min'; SET LOCAL statement_timeout = '2min'`)
    await inside.db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.seed})`)
    if ((await hasProducts(inside)) || !(await wantsDemo(inside))) return false
    // Loading this module builds the catalogue. Shops with products do not need it.
    const { catalogue } = await import('../../../../demo/catalogue/catalogue.ts')
    await inside.db
      .insert(discountCodes)
      .values([...codes])
      .onConflictDoNothing()
    for (let start = 0; start < catalogue.length; start += BATCH) {
      await insert(inside, catalogue.slice(start, start + BATCH), start)
      onProgress(Math.min(start + BATCH, catalogue.length), catalogue.length)
    }
    await seedArabicSubCategories(inside)
    await seedSearchWords(inside)
    return true
  })
  if (filled) shop.catalogue.changed()
}

async function hasProducts({ db }: Shop): Promise<boolean> {
  const [first] = await db.select({ id: products.id }).from(products).limit(1)
  return first !== undefined
}

async function wantsDemo({ db }: Shop): Promise<boolean> {
  const [settings] = await db.select({ demo: shopSettings.demo }).from(shopSettings)
  return settings?.demo ?? true
}

/** Inserts the newest first: each product is a minute older than the one before it (D-14). */
async function insert(shop: Shop, batch: readonly DemoProduct[], start: number): Promise<void> {
  const rows = await Promise.all(
    batch.map(async (product, index) => buildRows(shop, product, publishedAt(shop, start + index))),
  )
  await shop.db.insert(products).values(rows.map(({ product }) => product))
  await shop.db.insert(variants).values(rows.flatMap(({ colours }) => colours))
  await shop.db.insert(sizeEntries).values(rows.flatMap(({ sizes }) => sizes))
  await seedArabicTexts(
    shop,
    rows.map(({ product, colours }) => ({ ...product, colours })),
  )
}

/** Existing search words of the staff stay unchanged. */
async function seedSearchWords({ db }: Shop): Promise<void> {
  const [synonym] = await db.select().from(searchSynonyms).limit(1)
  if (!synonym)
    await db.insert(searchSynonyms).values(searchWords.map((words, position) => ({ ...words, position })))
}

const publishedAt = (shop: Shop, place: number): Date => new Date(shop.now().getTime() - place * MINUTE)

async function buildRows(shop: Shop, product: DemoProduct, published: Date) {
  const { colours, tint: _tint, price, ...fields } = product
  const productId = shop.newId()
  const images = await Promise.all(colours.map(toPictureAddresses))
  const [image = []] = images
  const variantRows = colours.map(({ colorName, swatch }, position) => ({
    id: shop.newId(),
    productId,
    colorName,
    swatch,
    position,
    images: images[position] ?? [],
  }))
  return {
    product: { ...fields, id: productId, image, price: filsFromAed(price), publishedAt: published },
    colours: variantRows,
    sizes: variantRows.flatMap(({ id }, at) => buildSizes(shop, { productId, variantId: id }, colours[at])),
  }
}

const buildSizes = (
  shop: Shop,
  of: { productId: string; variantId: string },
  colour: DemoColour | undefined,
) =>
  (colour?.sizes ?? []).map(({ size, stocks, subSKU }, position) => ({
    id: shop.newId(),
    ...of,
    size,
    position,
    stocks,
    subSku: subSKU,
  }))

const toPictureAddresses = ({ pictures }: DemoColour): Promise<string[]> =>
  Promise.all(pictures.map(toPictureAddress))

async function toPictureAddress(file: string): Promise<string> {
  const content = await readFile(fileURLToPath(new URL(file, PICTURES)))
  return pictureAddress({ name: file.replace(/\.avif$/, ''), hash: pictureHash(content), format: 'avif' })
}
