import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ListedRemittance } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { carrierSql, deliveredAt, dueColumn, owedByCarrier, whichOwed } from '#cash-on-delivery/owed-orders'
import { listToPayBack } from '#cash-on-delivery/pay-back'
import { cashRemittanceLines, cashRemittances } from '#cash-on-delivery/remittance-tables'
import type { Operation } from '#http/perform-call'
import { orderParcels } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'
import { readCarrierNames } from '#settings/read-carriers'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'

const MAX_OWED = 200
const MAX_REMITTANCES = 50

/** Cash that couriers owe, remittances, and cash refunds due to customers. */
export const seeCash: Operation<'GET /api/staff/cash'> = async (
  shop,
  _member,
  { carrier, withoutCarrier },
  { language },
) => {
  const getCarrierName = await readCarrierNames(shop, language)
  const named = <Row extends { carrier: string }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, carrierName: getCarrierName(row.carrier) }))
  return {
    carriers: named(await owedByCarrier(shop)),
    owed: named(await listOwed(shop, withoutCarrier ? '' : carrier)),
    remittances: await selectRemittances(shop, language),
    toPayBack: await listToPayBack(shop),
  }
}

async function listOwed(shop: Shop, carrier: string | undefined) {
  const { id, number, address } = orders
  const rows = await shop.db
    .select({ id, number, amount: dueColumn, address, carrier: carrierSql, deliveredAt })
    .from(orders)
    .leftJoin(orderParcels, eq(orderParcels.orderId, id))
    .where(whichOwed(carrier))
    .orderBy(asc(number))
    .limit(MAX_OWED)
  return rows.map(({ address: { fullname: name }, deliveredAt: at, ...row }) => ({
    ...row,
    name,
    deliveredAt: at?.getTime() ?? null,
  }))
}

/** Newest first, with the sums of their lines. */
export async function selectRemittances(
  shop: Shop,
  language: Language,
  which?: SQL,
): Promise<ListedRemittance[]> {
  const getCarrierName = await readCarrierNames(shop, language)
  const { id, at, actor, carrier, fileName } = cashRemittances
  const rows = await shop.db
    .select({
      ...{ id, at, actor, carrier, fileName },
      actorName: actorNameSql(actor),
      orders: sql`count(*)`.mapWith(Number),
      owed: sql`sum(${cashRemittanceLines.owed})`.mapWith(Number),
      paid: sql`sum(${cashRemittanceLines.paid})`.mapWith(Number),
    })
    .from(cashRemittances)
    .innerJoin(cashRemittanceLines, eq(cashRemittanceLines.remittanceId, id))
    .where(which)
    .groupBy(id)
    .orderBy(desc(at), desc(id))
    .limit(MAX_REMITTANCES)
  return rows.map((row) => ({ ...row, at: row.at.getTime(), carrierName: getCarrierName(row.carrier) }))
}

/** Sorted by order number; empty for a remittance that does not exist. */
export const seeRemittance: Operation<'GET /api/staff/cash/remittance'> = async (
  shop,
  _member,
  { remittanceId },
) => {
  if (!isUuid(remittanceId)) return { lines: [] }
  const { owed: amount, paid } = cashRemittanceLines
  const lines = await shop.db
    .select({ id: orders.id, number: orders.number, amount, paid })
    .from(cashRemittanceLines)
    .innerJoin(orders, eq(orders.id, cashRemittanceLines.orderId))
    .where(eq(cashRemittanceLines.remittanceId, remittanceId))
    .orderBy(asc(orders.number))
  return { lines }
}
