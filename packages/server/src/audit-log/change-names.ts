import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { AuditSubject } from '@little-dunes/domain/contract/audit-log/audit-subject'
import { COMMAS, type Language } from '@little-dunes/domain/i18n/languages'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { cashRemittances } from '#cash-on-delivery/remittance-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import { withProductNames, withSizeNames } from '#catalogue/staff-names'
import { contactMessages } from '#contact/contact-tables'
import { giftCards } from '#credit/gift-cards/gift-card-tables'
import { emails } from '#emails/email-tables'
import { productImports } from '#imports/import-tables'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { productQuestions } from '#questions/question-tables'
import { returns } from '#returns/return-tables'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { reviews } from '#reviews/review-tables'
import type { Shop } from '#shop'
import { staffApiKeys } from '#staff/api-keys/api-key-tables'
import type { staffChanges } from '#staff/audit-log-tables'
import { savedViews } from '#staff/saved-views/saved-view-tables'
import { staff, staffRoles } from '#staff/staff-tables'
import { webhookEndpoints } from '#webhooks/webhook-tables'

export type Named = [id: string, name: string]
export type Names = (shop: Shop, ids: string[], language: Language) => Promise<Named[]>

const ordersByNumber: Names = async ({ db }, ids) => {
  const { id, number } = orders
  const rows = await db.select({ id, number }).from(orders).where(inArray(id, ids))
  return rows.map((order) => [order.id, orderNumberText(order.number)])
}

const returnsByNumber: Names = async ({ db }, ids) => {
  const { id, number } = returns
  const rows = await db.select({ id, number }).from(returns).where(inArray(id, ids))
  return rows.map((one) => [one.id, returnNumberText(one.number)])
}

/** Current names. Erased customers have none. */
export const customersByName: Names = async ({ db }, ids) => {
  const { id, name } = users
  const rows = await db.select({ id, name }).from(users).where(inArray(id, ids))
  return rows.flatMap((user) => (user.name === '' ? [] : [[user.id, user.name]]))
}

export const productsByName: Names = async ({ db }, ids, language) => {
  const { id: productId, name } = products
  const rows = await db.select({ productId, name }).from(products).where(inArray(productId, ids))
  return (await withProductNames(db, language, rows)).map((one) => [one.productId, one.name])
}

/** 'Dune Tee, Coral, 90', with the commas of the language. */
const sizesByProduct: Names = async ({ db }, ids, language) => {
  const { id, productId, variantId, size } = sizeEntries
  const rows = await db
    .select({ id, productId, variantId, name: products.name, colour: variants.colorName, size })
    .from(sizeEntries)
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(inArray(sizeEntries.id, ids))
  const named = await withSizeNames(db, language, rows)
  return named.map((one) => [one.id, [one.name, one.colour, one.size].join(COMMAS[language])])
}

const byOrder =
  (table: typeof refunds | typeof orderNotes): Names =>
  async ({ db }, ids) => {
    const { id, orderId } = table
    const rows = await db
      .select({ id, number: orders.number })
      .from(table)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(inArray(id, ids))
    return rows.map((one) => [one.id, orderNumberText(one.number)])
  }

const byProduct =
  (table: typeof reviews | typeof reviewPhotos | typeof productQuestions): Names =>
  async ({ db }, ids, language) => {
    const { id, productId } = table
    const rows = await db
      .select({ id, productId, name: products.name })
      .from(table)
      .innerJoin(products, eq(products.id, productId))
      .where(inArray(id, ids))
    return (await withProductNames(db, language, rows)).map((one) => [one.id, one.name])
  }

/** Names from a column of the thing's own table. An empty column gives no name. */
export const byColumn =
  (table: PgTable & { id: AnyPgColumn }, name: AnyPgColumn | SQL<string>): Names =>
  async ({ db }, ids) => {
    const rows = await db
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(table.id, ids))
    return rows.flatMap((one) => (one.name === '' ? [] : [[one.id, one.name]]))
  }

const NAMES: Partial<Record<AuditSubject, Names>> = {
  'api key': byColumn(staffApiKeys, staffApiKeys.name),
  email: byColumn(emails, emails.to),
  'gift card': byColumn(
    giftCards,
    sql`coalesce(nullif(${giftCards.recipient}, ''), '…' || ${giftCards.hint})`,
  ),
  import: byColumn(productImports, productImports.name),
  member: byColumn(staff, sql`coalesce(nullif(${staff.name}, ''), ${staff.email})`),
  message: byColumn(contactMessages, contactMessages.name),
  missing_item: byOrder(orderNotes),
  order: ordersByNumber,
  payment: ordersByNumber,
  product: productsByName,
  question: byProduct(productQuestions),
  refund: byOrder(refunds),
  remittance: byColumn(
    cashRemittances,
    sql`coalesce(nullif(${cashRemittances.carrier}, ''), ${cashRemittances.fileName})`,
  ),
  return: returnsByNumber,
  review: byProduct(reviews),
  'review photo': byProduct(reviewPhotos),
  role: byColumn(staffRoles, staffRoles.name),
  sale: byColumn(sales, sales.name),
  customer: customersByName,
  size: sizesByProduct,
  view: byColumn(savedViews, savedViews.name),
  webhook: byColumn(webhookEndpoints, webhookEndpoints.url),
}

export async function loadSubjectNames(
  shop: Shop,
  rows: readonly { change: Pick<typeof staffChanges.$inferSelect, 'subject' | 'subjectId'> }[],
  language: Language,
): Promise<Map<string, string>> {
  const named: Named[] = []
  const byKind = Map.groupBy(rows, ({ change }) => change.subject)
  for (const [kind, ofKind] of byKind) {
    const ids = [...new Set(ofKind.map(({ change }) => change.subjectId))].filter(isUuid)
    if (ids.length > 0) named.push(...((await NAMES[kind as AuditSubject]?.(shop, ids, language)) ?? []))
  }
  return new Map(named)
}
