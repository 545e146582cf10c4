import { byName, namesOfKind, pick } from '@little-dunes/domain/catalogue/fields/product-field'
import { PRODUCT_FIELDS, SIZE_FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { type AltTexts, isUuid } from '@little-dunes/domain/catalogue/product'
import type {
  ProductColour,
  WholeProduct,
} from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import {
  products,
  productTranslations,
  sizeEntries,
  subCategoryTranslations,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { formattedDescription } from '#catalogue/descriptions/formatted-description'
import { loadPriceHistory, loadRecentPrices } from '#catalogue/sales/price-history'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { loadRelated } from '#catalogue/staff/related-products'
import type { Operation } from '#http/perform-call'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'
import { staffChanges } from '#staff/audit-log-tables'
import { stockMovements } from '#stock/stock-tables'

export const seeProduct: Operation<'GET /api/staff/product'> = async (shop, _member, { productId }) => {
  const product = isUuid(productId) ? await loadWholeProduct(shop, productId) : null
  if (!product) return refuse('product_not_found')
  const [settings] = await shop.db.select({ vatRate: shopSettings.vatRate }).from(shopSettings)
  if (!settings) throw new Error('The shop_settings table is empty')
  return { product, changed: await loadLastChange(shop, productId), ...settings }
}

async function loadLastChange(shop: Shop, productId: string) {
  const { id, at, actor, subject, subjectId } = staffChanges
  const [last] = await shop.db
    .select({ at, actor, actorName: actorNameSql(actor) })
    .from(staffChanges)
    .where(and(eq(subject, 'product'), eq(subjectId, productId)))
    .orderBy(desc(id))
    .limit(1)
  return last ? { ...last, at: last.at.getTime() } : null
}

const MAX_PRICES = 100

export const seePriceHistory: Operation<'GET /api/staff/product/prices'> = async (
  shop,
  _member,
  { productId },
) => ({
  prices: isUuid(productId) ? await loadPriceHistory(shop, productId, MAX_PRICES) : [],
})

/** A product for the back office. Null when it does not exist. */
export async function loadWholeProduct(shop: Shop, productId: string): Promise<WholeProduct | null> {
  const [row] = await shop.db
    .select({ product: products, texts: productTranslations, subCategoryAr: subCategoryTranslations.name })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.language, SECOND_LANGUAGE)),
    )
    .leftJoin(
      subCategoryTranslations,
      and(
        eq(subCategoryTranslations.subCategory, products.subCategory),
        eq(subCategoryTranslations.language, SECOND_LANGUAGE),
      ),
    )
    .where(eq(products.id, productId))
  if (!row) return null
  const { product, texts, subCategoryAr } = row
  const relatedProducts = await loadRelated(shop, product.relatedHandles)
  return {
    ...product,
    formatted: formattedDescription(product) !== null,
    publishedAt: product.publishedAt.getTime(),
    ...getMoments(product),
    lowestPrice: (await loadRecentPrices(shop, [productId])).get(productId)?.lowest ?? null,
    ...toAltTexts(product.altTexts),
    nameAr: texts?.name ?? '',
    descriptionAr: texts?.description ?? '',
    subCategoryAr: subCategoryAr ?? '',
    related: relatedProducts.map(({ id }) => id),
    relatedProducts,
    colours: await loadColours(shop, productId),
  }
}

const toAltTexts = (stored: AltTexts) => ({
  altTexts: altTextsBy(stored, FIRST_LANGUAGE),
  altTextsAr: altTextsBy(stored, SECOND_LANGUAGE),
})

const altTextsBy = (stored: AltTexts, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([address, texts]) => {
      const text = texts[language]
      return text ? [[address, text]] : []
    }),
  )

const MOMENTS = namesOfKind(PRODUCT_FIELDS, 'moment')

const getMoments = (product: typeof products.$inferSelect) =>
  byName(MOMENTS, (name) => product[name]?.getTime() ?? null)

async function loadColours(shop: Shop, productId: string): Promise<ProductColour[]> {
  const colourRows = await shop.db
    .select({ colour: variants, nameAr: variantTranslations.colorName })
    .from(variants)
    .leftJoin(
      variantTranslations,
      and(eq(variantTranslations.variantId, variants.id), eq(variantTranslations.language, SECOND_LANGUAGE)),
    )
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))
  const sizesByVariant = Map.groupBy(await loadSizes(shop, productId), ({ variantId }) => variantId)
  return colourRows.map(({ colour: { id, colorName, swatch, images }, nameAr }) => ({
    id,
    name: colorName,
    nameAr: nameAr ?? '',
    swatch,
    images,
    sizes: sizesByVariant.get(id) ?? [],
  }))
}

function loadSizes(shop: Shop, productId: string) {
  const { id, variantId, size, subSku, barcode, price, stocks, counted, position } = sizeEntries
  const movement = sql`coalesce((SELECT max(m.id) FROM ${stockMovements} m WHERE m.size_entry_id = size_entries.id), 0)`
  return shop.db
    .select({
      id,
      variantId,
      size,
      sku: subSku,
      barcode,
      ...pick(sizeEntries, SIZE_FILE_FIELDS),
      price,
      stock: stocks,
      counted,
      movement: movement.mapWith(Number),
    })
    .from(sizeEntries)
    .where(eq(sizeEntries.productId, productId))
    .orderBy(asc(position))
}
