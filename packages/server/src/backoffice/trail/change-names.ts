import { isProductId } from '@little-dunes/domain/catalogue/product'
import { COMMAS, type Language } from '@little-dunes/domain/messages/languages'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { eq, inArray } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { productImports } from '#backoffice/imports/import-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import { withProductNames, withSizeNames } from '#catalogue/staff-names'
import { orders } from '#orders/store/order-tables'
import { returns } from '#returns/return-tables'
import type { Shop } from '#shop'
import { savedViews } from '#staff/saved-view-tables'
import type { staffChanges } from '#staff/trail-tables'

type Named = [id: string, name: string]
type Names = (shop: Shop, ids: string[], language: Language) => Promise<Named[]>

const ordersByNumber: Names = async ({ db }, ids) => {
  const { id, number } = orders
  const found = await db.select({ id, number }).from(orders).where(inArray(id, ids))
  return found.map((order) => [order.id, orderNumberText(order.number)])
}

const returnsByNumber: Names = async ({ db }, ids) => {
  const { id, number } = returns
  const found = await db.select({ id, number }).from(returns).where(inArray(id, ids))
  return found.map((one) => [one.id, returnNumberText(one.number)])
}

/** Names as they are now: who was erased has none. */
const shoppersByName: Names = async ({ db }, ids) => {
  const { id, name } = users
  const found = await db.select({ id, name }).from(users).where(inArray(id, ids))
  return found.flatMap((user) => (user.name === '' ? [] : [[user.id, user.name]]))
}

const productsByName: Names = async ({ db }, ids, language) => {
  const { id: productId, name } = products
  const found = await db.select({ productId, name }).from(products).where(inArray(productId, ids))
  return (await withProductNames(db, language, found)).map((one) => [one.productId, one.name])
}

/** 'Dune Tee, Coral, 90', with the commas of the language. */
const sizesByProduct: Names = async ({ db }, ids, language) => {
  const { id, productId, variantId, size } = sizeEntries
  const found = await db
    .select({ id, productId, variantId, name: products.name, colour: variants.colorName, size })
    .from(sizeEntries)
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(inArray(sizeEntries.id, ids))
  const named = await withSizeNames(db, language, found)
  return named.map((one) => [one.id, [one.name, one.colour, one.size].join(COMMAS[language])])
}

const byName =
  (table: typeof savedViews | typeof productImports | typeof sales): Names =>
  async ({ db }, ids) => {
    const { id, name } = table
    const found = await db.select({ id, name }).from(table).where(inArray(id, ids))
    return found.map((one) => [one.id, one.name])
  }

/** How a thing of each kind is called. */
const NAMES: Record<string, Names | undefined> = {
  order: ordersByNumber,
  payment: ordersByNumber,
  product: productsByName,
  return: returnsByNumber,
  shopper: shoppersByName,
  size: sizesByProduct,
  view: byName(savedViews),
  import: byName(productImports),
  sale: byName(sales),
}

/** What the things of changes are called now, by their ids. */
export async function namesOf(
  shop: Shop,
  rows: readonly { change: Pick<typeof staffChanges.$inferSelect, 'subject' | 'subjectId'> }[],
  language: Language,
): Promise<Map<string, string>> {
  const named: Named[] = []
  const byKind = Map.groupBy(rows, ({ change }) => change.subject)
  for (const [kind, ofKind] of byKind) {
    const ids = [...new Set(ofKind.map(({ change }) => change.subjectId))].filter(isProductId)
    if (ids.length > 0) named.push(...((await NAMES[kind]?.(shop, ids, language)) ?? []))
  }
  return new Map(named)
}
