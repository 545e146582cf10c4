import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { StockMovement } from '@little-dunes/domain/contract/inventory/stock-calls'
import { csvLine } from '@little-dunes/domain/csv'
import { refuse } from '@little-dunes/domain/messages/failures'
import { fileMessages, toHeadings } from '@little-dunes/domain/messages/file-messages'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'
import { stockMovements } from '#stock/stock-tables'

const PER_PAGE = 100

function selectMovements(shop: Shop, sizeEntryId: string) {
  const { id, at, delta, reason, actor, note, orderId } = stockMovements
  const after = sql`sum(${delta}) OVER (ORDER BY ${id})`.mapWith(Number).as('after')
  const ledger = shop.db
    .select({ id, at, delta, after, reason, actor, note, orderId })
    .from(stockMovements)
    .where(eq(stockMovements.sizeEntryId, sizeEntryId))
    .as('ledger')
  const query = shop.db
    .select({
      movement: ledger._.selectedFields,
      actorName: actorNameSql(ledger.actor),
      orderNumber: orders.number,
    })
    .from(ledger)
    .leftJoin(orders, eq(orders.id, ledger.orderId))
    .$dynamic()
  return { ledger, query }
}

type Row = Awaited<ReturnType<typeof selectMovements>['query']>[number]

const toMovement = ({ movement, actorName, orderNumber }: Row): StockMovement => ({
  ...movement,
  at: movement.at.getTime(),
  actorName,
  orderNumber,
})

async function loadSku(shop: Shop, sizeEntryId: string): Promise<string | null> {
  if (!isUuid(sizeEntryId)) return null
  const { id, subSku } = sizeEntries
  const [row] = await shop.db.select({ subSku }).from(sizeEntries).where(eq(id, sizeEntryId))
  return row?.subSku ?? null
}

export const seeStockLedger: Operation<'GET /api/staff/stock/ledger'> = async (
  shop,
  _member,
  { sizeEntryId, older },
) => {
  if ((await loadSku(shop, sizeEntryId)) === null) return refuse('size_not_found')
  const { ledger, query } = selectMovements(shop, sizeEntryId)
  const rows = await query
    .where(older === undefined ? undefined : lt(ledger.id, older))
    .orderBy(desc(ledger.id))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE).map(toMovement)
  return { movements: page, older: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null }
}

export const exportStockLedger: Operation<'GET /api/staff/stock/ledger/file'> = async (
  shop,
  _member,
  { sizeEntryId },
  { language },
) => {
  const sku = await loadSku(shop, sizeEntryId)
  if (sku === null) return refuse('size_not_found')
  const { stock, words } = fileMessages(language)
  const { ledger, query } = selectMovements(shop, sizeEntryId)
  const rows = (await query.orderBy(asc(ledger.id))).map(toMovement)
  const cells = rows.map(({ at, delta, after, reason, orderNumber, actorName, note }) => [
    new Date(at).toISOString(),
    String(delta),
    String(after),
    words.stockReasons[reason] ?? reason,
    orderNumber === null ? '' : orderNumberText(orderNumber),
    actorName,
    note ?? '',
  ])
  return {
    name: `stock-${sku}.csv`,
    csv: [toHeadings(stock), ...cells].map(csvLine).join('\r\n'),
  }
}
