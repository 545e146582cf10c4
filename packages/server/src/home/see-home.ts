import type { Language } from '@little-dunes/domain/i18n/languages'
import { SAMPLE_SETTINGS } from '@little-dunes/domain/orders/company/sample-settings'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { deliveredAt, dueColumn, isOwed, owedByCarrier } from '#cash-on-delivery/owed-orders'
import { products } from '#catalogue/catalogue-tables'
import { countLowSizes, lowStockSizes } from '#home/low-stock-sizes'
import type { Operation } from '#http/perform-call'
import { viewCondition } from '#orders/staff/find-orders'
import { selectOrderRows, toListedOrders } from '#orders/staff/list-orders'
import { orders } from '#orders/store/order-tables'
import { countPendingDocuments } from '#orders/tax-documents/count-pending'
import { openQuestions } from '#questions/staff/list-staff-questions'
import { readCarrierNames } from '#settings/read-carriers'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

const MAX_NEXT = 6
const MAX_LOW = 5
/** With more owed orders, the screen shows no totals per courier: reading all parcels would take too long. */
const MAX_OWED = 10_000

/** Open work. Each number leads to a list. */
export const seeHome: Operation<'GET /api/staff/today'> = async (shop, member, _input, { language }) => {
  const { amount, ...counts } = await openWork(shop)
  const maySetUp = member.permissions.includes('settings:write')
  const maySeeSales = member.permissions.includes('sales:read')
  return {
    toPack: { orders: counts.toPack, express: counts.expressToPack },
    toShip: { orders: counts.toShip, express: counts.expressToShip },
    cash: { orders: counts.cash, amount: maySeeSales ? amount : null },
    owed: member.permissions.includes('cash:remit') ? await owedCash(shop, language) : null,
    refused: await refusedParcels(shop),
    review: counts.review,
    questions: await openQuestions(shop),
    next: await nextOrders(shop),
    low: await lowStockSizes(shop, language, MAX_LOW),
    lowSizes: await countLowSizes(shop),
    setupGuide: maySetUp ? await setupGuide(shop) : null,
    pendingDocuments: maySetUp ? await countPendingDocuments(shop) : 0,
  }
}

async function setupGuide({ db, payments }: Shop) {
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1)
  if (order) return null
  const [settings] = await db.select({ trn: shopSettings.sellerTrn }).from(shopSettings)
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.status, 'published'))
    .limit(1)
  return {
    hasTrn: settings?.trn !== SAMPLE_SETTINGS.sellerTrn,
    hasProduct: product !== undefined,
    takesLiveCards: payments !== null && !payments.browser.test,
  }
}

async function openWork(shop: Shop) {
  const now = shop.now()
  const [toPack, toShip, cash] = (['to_pack', 'to_ship', 'cash'] as const).map((view) =>
    viewCondition(view, now),
  )
  const isExpress = eq(orders.shippingMethod, 'Express')
  const of = (condition: typeof toPack) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number)
  const [counts] = await shop.db
    .select({
      toPack: of(toPack),
      expressToPack: of(and(toPack, isExpress)),
      toShip: of(toShip),
      expressToShip: of(and(toShip, isExpress)),
      cash: of(cash),
      review: of(viewCondition('review', now)),
      amount: sql`coalesce(sum(${dueColumn}) FILTER (WHERE ${cash}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(inArray(orders.status, ['Order Placed', 'Packing', 'Shipped']))
  if (!counts) throw new Error('The count of open orders returned no row')
  return counts
}

async function owedCash(shop: Shop, language: Language) {
  const [row] = await shop.db
    .select({
      orders: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${dueColumn}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(isOwed)
  const owed = row ?? { orders: 0, amount: 0 }
  const isCounted = owed.orders > 0 && owed.orders <= MAX_OWED
  return { ...owed, carriers: isCounted ? await owingCarriers(shop, language) : [] }
}

/** Couriers, longest outstanding cash first. */
async function owingCarriers(shop: Shop, language: Language) {
  const getCarrierName = await readCarrierNames(shop, language)
  const carriers = await owedByCarrier(shop)
  const oldest = carriers.map((one) => one.oldest)
  const { number } = orders
  const delivered = await shop.db
    .select({ number, at: deliveredAt })
    .from(orders)
    .where(inArray(number, oldest))
  return carriers
    .toSorted((a, b) => a.oldest - b.oldest)
    .map(({ oldest: first, ...one }) => ({
      ...one,
      carrierName: getCarrierName(one.carrier),
      since: delivered.find((order) => order.number === first)?.at?.getTime() ?? null,
    }))
}

async function refusedParcels(shop: Shop): Promise<number> {
  const [row] = await shop.db
    .select({ parcels: sql`count(*)`.mapWith(Number) })
    .from(orders)
    .where(viewCondition('refused', shop.now()))
  return row?.parcels ?? 0
}

/** Express orders first, then the oldest. */
async function nextOrders(shop: Shop) {
  const rows = await selectOrderRows(shop)
    .where(and(inArray(orders.status, ['Order Placed', 'Packing']), isNull(orders.reviewReason)))
    .orderBy(desc(orders.shippingMethod), asc(orders.placedAt), asc(orders.id))
    .limit(MAX_NEXT)
  return toListedOrders(shop, rows)
}
