import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { hasReturnLabel } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { eq, sum } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'
import { returnLines, returns } from '#returns/return-tables'
import { shopSettings } from '#settings/settings-tables'

export const seeReturnLabel: Operation<'GET /api/staff/return/label'> = async (
  shop,
  _member,
  { returnId },
) => {
  if (!isUuid(returnId)) return refuse('return_not_found')
  const [details] = await shop.db
    .select({ row: returns, orderNumber: orders.number, address: orders.address })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId))
  if (!details) return refuse('return_not_found')
  const { row, orderNumber, address } = details
  if (!hasReturnLabel(row.status)) return refuse('return_has_no_label')
  const [{ items = 0 } = {}] = await shop.db
    .select({ items: sum(returnLines.quantity).mapWith(Number) })
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId))
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings) throw new Error('The shop_settings table is empty')
  const { fullname: name, phone, street, city, region } = address
  const { pickupDay: day, pickupWindow: window } = row
  const pickup = day && window ? { day, window } : null
  return {
    label: { number: row.number, orderNumber, ...{ name, phone, street, city, region }, items, pickup },
    seller: { name: settings.sellerName, address: settings.sellerAddress, phone: settings.phone },
  }
}
