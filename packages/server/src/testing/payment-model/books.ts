import { asc, eq, inArray } from 'drizzle-orm'
import type Stripe from 'stripe'
import { cartLines } from '#cart/cart-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { storeCreditAccounts, storeCreditEntries } from '#credit/credit-tables'
import { giftCardEntries, giftCards } from '#credit/gift-cards/gift-card-tables'
import { codeUses } from '#discounts/discount-tables'
import { orderEdits, orderEvents, orderLines, orders } from '#orders/store/order-tables'
import { orderPayments, refundLines, refunds } from '#orders/store/payment-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { returnLines } from '#returns/return-tables'
import type { ExpectedState } from '#testing/payment-model/ledger'
import type { ShopWorld } from '#testing/payment-model/payment-world'

/** Everything that the shop and the provider store about an order. */
export interface OrderRecord {
  order: typeof orders.$inferSelect
  lines: { productId: string; size: string; quantity: number; position: number }[]
  /** Units reserved for exchanges, and units back in stock. */
  returned: (typeof returnLines.$inferSelect)[]
  refundedLines: (typeof refundLines.$inferSelect)[]
  edits: (typeof orderEdits.$inferSelect)[]
  events: (typeof orderEvents.$inferSelect)[]
  payment: typeof orderPayments.$inferSelect | null
  /** Refunds queued by the shop. */
  queued: (typeof refunds.$inferSelect)[]
  hasCode: boolean
  intents: Stripe.PaymentIntent[]
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  sessions: Stripe.Checkout.Session[]
}

/** Snapshot of the shop and the provider for the orders of a ledger. */
export interface ActualState {
  accounts: OrderRecord[]
  stock: { productId: string; size: string; stocks: number }[]
  carts: { userId: string; productId: string; size: string; quantity: number }[]
  credit: {
    accounts: (typeof storeCreditAccounts.$inferSelect)[]
    entries: (typeof storeCreditEntries.$inferSelect)[]
    giftCards: (typeof giftCards.$inferSelect)[]
    giftCardEntries: (typeof giftCardEntries.$inferSelect)[]
  }
  undelivered: number
  /** Invoices and credit notes of the whole shop, ordered by number. */
  taxDocuments: (typeof taxDocuments.$inferSelect)[]
}

interface ProviderBooks {
  payment_intents: Stripe.PaymentIntent[]
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  sessions: Stripe.Checkout.Session[]
  undelivered: number
}

export async function readActualState(
  { database: { db }, sandbox }: Pick<ShopWorld, 'database' | 'sandbox'>,
  ledger: ExpectedState,
): Promise<ActualState> {
  const users = ledger.customers.map(({ id }) => id)
  const products = ledger.products.map(({ id }) => id)
  const rows = await db
    .select({ order: orders, payment: orderPayments })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(inArray(orders.userId, users))
    .orderBy(asc(orders.placedAt), asc(orders.id))
  const ids = rows.map(({ order }) => order.id)
  const [provider, returned, documents, queued, lines, edits, events, uses, stock, carts] = await Promise.all(
    [
      sandbox.turn('state', { references: ids }) as Promise<ProviderBooks>,
      db.select().from(returnLines).where(inArray(returnLines.orderId, ids)),
      db.select().from(taxDocuments).orderBy(taxDocuments.kind, taxDocuments.year, taxDocuments.sequence),
      db.select().from(refunds).where(inArray(refunds.orderId, ids)),
      db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
      db.select().from(orderEdits).where(inArray(orderEdits.orderId, ids)),
      db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)),
      db.select().from(codeUses).where(inArray(codeUses.userId, users)),
      db.select().from(sizeEntries).where(inArray(sizeEntries.productId, products)),
      db
        .select({
          userId: cartLines.userId,
          productId: sizeEntries.productId,
          size: sizeEntries.size,
          quantity: cartLines.quantity,
        })
        .from(cartLines)
        .innerJoin(sizeEntries, eq(sizeEntries.id, cartLines.sizeEntryId))
        .where(inArray(cartLines.userId, users)),
    ],
  )
  const refundedLines = await db.select().from(refundLines).where(inArray(refundLines.orderId, ids))
  const accounts = rows.map(({ order, payment }) => {
    const intents = provider.payment_intents.filter(({ metadata }) => metadata.reference === order.id)
    const ofIntents = ({ payment_intent: id }: { payment_intent: unknown }) =>
      intents.some((intent) => intent.id === id)
    return {
      order,
      payment,
      queued: queued.filter(({ orderId }) => orderId === order.id),
      intents,
      returned: returned.filter(({ orderId }) => orderId === order.id),
      refundedLines: refundedLines.filter(({ orderId }) => orderId === order.id),
      lines: lines.filter(({ orderId }) => orderId === order.id),
      edits: edits.filter(({ orderId }) => orderId === order.id),
      events: events.filter(({ orderId }) => orderId === order.id),
      hasCode: uses.some(({ orderId }) => orderId === order.id),
      charges: provider.charges.filter(ofIntents),
      refunds: provider.refunds.filter(ofIntents),
      sessions: provider.sessions.filter(({ metadata }) => metadata?.reference === order.id),
    }
  })
  const credit = {
    accounts: await db.select().from(storeCreditAccounts).where(inArray(storeCreditAccounts.userId, users)),
    entries: await db
      .select()
      .from(storeCreditEntries)
      .where(inArray(storeCreditEntries.userId, users))
      .orderBy(asc(storeCreditEntries.id)),
    giftCards: await db.select().from(giftCards),
    giftCardEntries: await db.select().from(giftCardEntries),
  }
  return { accounts, stock, carts, credit, undelivered: provider.undelivered, taxDocuments: documents }
}

/** Money taken by the provider for an order, and the part refunded for good. */
export const listCharges = ({ charges }: OrderRecord) =>
  charges.filter(({ status }) => status === 'succeeded')
export const sumRefunded = ({ refunds: all }: OrderRecord) =>
  all.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)
/** Total by which edits have lowered a paid order. */
export const getEditedAmount = ({ queued }: OrderRecord) =>
  queued.filter(({ isEdit }) => isEdit).reduce((sum, { amount }) => sum + amount, 0)
export const getOwedRefund = ({ queued }: OrderRecord) => queued.reduce((sum, { amount }) => sum + amount, 0)
/** Refunds due by the provider or in cash. */
export const sumOriginallyOwed = ({ queued }: OrderRecord) =>
  queued.reduce((sum, { amount, credit }) => sum + amount - credit, 0)
/** Part of an order that credit paid before edits lowered it, and the part due then by card or in cash. */
export const getCredit = ({ order, queued }: OrderRecord) =>
  queued.filter(({ isEdit }) => isEdit).reduce((sum, { credit }) => sum + credit, order.credit)
export const getDue = (account: OrderRecord) =>
  account.order.amount + getEditedAmount(account) - getCredit(account)
