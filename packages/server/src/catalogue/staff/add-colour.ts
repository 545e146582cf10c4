import { isUuid } from '@little-dunes/domain/catalogue/product'
import { compareSizes } from '@little-dunes/domain/catalogue/sizes'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { products, variants, variantTranslations } from '#catalogue/catalogue-tables'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { addSizes } from '#catalogue/staff/create-product'
import { loadWholeProduct } from '#catalogue/staff/see-product'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

export async function lockWholeProduct(tx: Shop, productId: string) {
  await tx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  return loadWholeProduct(tx, productId)
}

/** Adds a colour at the end, with the sizes of the other colours and no stock. */
export const addColour: Operation<'POST /api/staff/product/colour'> = async (
  shop,
  member,
  input,
  context,
) => {
  const { productId, name, nameAr, swatch } = input
  if (!isUuid(productId)) return refuse('product_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const product = await lockWholeProduct(tx, productId)
    if (!product) return refuse('product_not_found')
    const { colours } = product
    if (colours.some((colour) => colour.name === name)) return refuse('colour_exists', { field: 'name' })
    const id = tx.newId()
    const position = colours.length
    await tx.db.insert(variants).values({ id, productId, colorName: name, position, swatch, images: [] })
    if (nameAr !== '')
      await tx.db
        .insert(variantTranslations)
        .values({ variantId: id, language: SECOND_LANGUAGE, colorName: nameAr })
    const sizes = [...new Set(colours.flatMap((colour) => colour.sizes.map(({ size }) => size)))]
    const rows = sizes.toSorted(compareSizes).map((size, place) => ({ size, position: place }))
    await addSizes(tx, { productId, variantId: id, colorName: name }, rows)
    const change = { id: productId, before: {}, after: { [`colour.${id}.name`]: name } }
    await recordAuditEntry(tx, { member, context }, change)
    return { colourId: id }
  })
  if (!isRefusal(answer)) shop.catalogue.productsChanged([productId])
  return answer
}

/** Adds sizes to the colours that lack them, without stock. Existing sizes keep their order, new ones come last. */
export const addSize: Operation<'POST /api/staff/product/size'> = async (shop, member, input, context) => {
  const { productId } = input
  const requested = [...new Set(input.sizes)]
  if (!isUuid(productId)) return refuse('product_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const product = await lockWholeProduct(tx, productId)
    if (!product) return refuse('product_not_found')
    const added = new Set<string>()
    for (const { id, name, sizes } of product.colours) {
      const lacking = requested.filter((size) => !sizes.some((one) => one.size === size))
      const rows = lacking.map((size, place) => ({ size, position: sizes.length + place }))
      if (rows.length > 0) await addSizes(tx, { productId, variantId: id, colorName: name }, rows)
      for (const size of lacking) added.add(size)
    }
    if (added.size === 0) return refuse('size_exists', { field: 'sizes' })
    const change = { id: productId, before: {}, after: { size: [...added].join(', ') } }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })
  if (!isRefusal(answer)) shop.catalogue.productsChanged([productId])
  return answer
}
