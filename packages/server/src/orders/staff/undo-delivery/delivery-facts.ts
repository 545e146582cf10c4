import type { DeliveryFacts } from '@little-dunes/domain/orders/shipping/delivery-undo'
import { eq, sql } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

const isTrue = (condition: ReturnType<typeof sql>) => sql<boolean>`EXISTS (${condition})`

/** Facts beyond the order's row that prevent undoing its delivery. */
export async function deliveryFacts(
  { db }: Pick<Shop, 'db'>,
  orderId: string,
): Promise<Pick<DeliveryFacts, 'invoiceOpened' | 'credited' | 'returned'>> {
  const [facts] = await db
    .select({
      invoiceOpened: isTrue(sql`SELECT FROM tax_documents d
        WHERE d.order_id = ${orders.id} AND d.kind = 'invoice' AND d.opened_at IS NOT NULL`),
      credited:
        isTrue(sql`SELECT FROM tax_documents d WHERE d.order_id = ${orders.id} AND d.kind = 'credit_note'
        UNION ALL SELECT FROM pending_tax_documents h WHERE h.order_id = ${orders.id} AND h.kind = 'credit_note'`),
      returned: isTrue(sql`SELECT FROM returns r WHERE r.order_id = ${orders.id}`),
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!facts) throw new Error('Order not found')
  return facts
}
