import { emptyValues, namesOfKind, pick } from '@little-dunes/domain/catalogue/fields/product-field'
import { PRODUCT_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { asc, eq } from 'drizzle-orm'
import {
  products,
  productTranslations,
  sizeEntries,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { generatedSubSku } from '#catalogue/import/values/generated-sku'
import { applySchedulesTo } from '#catalogue/sales/apply-schedules'
import { readableSku } from '#catalogue/staff/readable-sku'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Creates a draft, which only the team sees. */
export const createProduct: Operation<'POST /api/staff/product/create'> = async (
  shop,
  member,
  input,
  context,
) =>
  inTransaction(shop, async (tx) => {
    const id = tx.newId()
    const draft = { ...input, description: '', subCategory: '', image: [], status: 'draft' as const }
    await tx.db.insert(products).values({ ...draft, id, handle: id, publishedAt: tx.now() })
    await applySchedulesTo(tx, [id])
    const after = { ...input, status: 'draft' }
    await recordAuditEntry(tx, { member, context }, { id, before: {}, after })
    return { productId: id }
  })

/** A copy does not get the dates of the product. */
const UNSCHEDULED = pick(emptyValues(PRODUCT_FIELDS), [
  'saleDiscount',
  ...namesOfKind(PRODUCT_FIELDS, 'moment'),
])

/** Copies texts, prices, colours, pictures and sizes into a draft. Stock and barcodes belong to the original units. */
export const copyProduct: Operation<'POST /api/staff/product/copy'> = async (
  shop,
  member,
  input,
  context,
) => {
  if (!isUuid(input.productId)) return refuse('product_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const [original] = await tx.db.select().from(products).where(eq(products.id, input.productId))
    if (!original) return refuse('product_not_found')
    const id = tx.newId()
    const name = `${original.name} (copy)`
    const copy = { ...original, ...UNSCHEDULED, id, handle: id, name, status: 'draft' as const }
    await tx.db.insert(products).values({ ...copy, publishedAt: tx.now() })
    await applySchedulesTo(tx, [id])
    await copyTexts(tx, original.id, id)
    await copyColours(tx, original.id, id)
    const after = { name, status: 'draft', copyOf: original.id }
    await recordAuditEntry(tx, { member, context }, { id, before: {}, after })
    return { productId: id }
  })
  if (!isRefusal(answer)) shop.catalogue.productsChanged([answer.productId])
  return answer
}

async function copyTexts(tx: Shop, from: string, to: string) {
  const texts = await tx.db.select().from(productTranslations).where(eq(productTranslations.productId, from))
  if (texts.length > 0)
    await tx.db.insert(productTranslations).values(texts.map((row) => ({ ...row, productId: to })))
}

async function copyColours(tx: Shop, from: string, productId: string) {
  const colours = await tx.db
    .select()
    .from(variants)
    .where(eq(variants.productId, from))
    .orderBy(asc(variants.position))
  for (const colour of colours) {
    const variantId = tx.newId()
    await tx.db.insert(variants).values({ ...colour, id: variantId, productId })
    const names = await tx.db
      .select()
      .from(variantTranslations)
      .where(eq(variantTranslations.variantId, colour.id))
    if (names.length > 0)
      await tx.db.insert(variantTranslations).values(names.map((row) => ({ ...row, variantId })))
    const { size, position, price, counted } = sizeEntries
    const sizes = await tx.db
      .select({ size, position, price, counted })
      .from(sizeEntries)
      .where(eq(sizeEntries.variantId, colour.id))
    await addSizes(tx, { productId, variantId, colorName: colour.colorName }, sizes)
  }
}

type NewSize = Pick<typeof sizeEntries.$inferInsert, 'size' | 'position' | 'price' | 'counted'>

/**
 * Adds sizes without stock, each with an SKU of article number, colour and size. If another size has that SKU, or the
 * names have no usable letters, the SKU is made from the product's id.
 */
export async function addSizes(
  tx: Shop,
  colour: { productId: string; variantId: string; colorName: string },
  sizes: NewSize[],
): Promise<void> {
  if (sizes.length === 0) return
  const { productId, variantId, colorName } = colour
  const [product] = await tx.db.select({ sku: products.sku }).from(products).where(eq(products.id, productId))
  const rows = sizes.map((size) => {
    const generated = generatedSubSku(productId, colorName, size.size)
    const subSku = readableSku(product?.sku ?? '', colorName, size.size) ?? generated
    return { row: { ...size, id: tx.newId(), productId, variantId, stocks: 0, subSku }, generated }
  })
  const added = await tx.db
    .insert(sizeEntries)
    .values(rows.map(({ row }) => row))
    .onConflictDoNothing({ target: sizeEntries.subSku })
    .returning({ id: sizeEntries.id })
  const known = new Set(added.map(({ id }) => id))
  const left = rows.filter(({ row }) => !known.has(row.id))
  if (left.length > 0)
    await tx.db.insert(sizeEntries).values(left.map(({ row, generated }) => ({ ...row, subSku: generated })))
}
