import { createHash } from 'node:crypto'
import type { Address } from '@little-dunes/domain/accounts/address'
import { DAY } from '@little-dunes/domain/durations'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { SharedCashOrders } from '@little-dunes/domain/orders/order-limits'
import { sql } from 'drizzle-orm'
import { parsePhoneNumber } from '#accounts/phone-number'
import { cashOrigins } from '#orders/store/cash-origin-tables'
import type { Shop } from '#shop'

export type CashOrigin = Omit<typeof cashOrigins.$inferSelect, 'orderId'>

const hashed = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Makes different spellings of an address equal; only letters and digits count. */
const folded = (text: string): string =>
  withLatinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

export const toCashOrigin = ({ phone, street, city, region }: Address, network: string): CashOrigin => ({
  phone: hashed('phone', parsePhoneNumber(phone) ?? phone),
  address: hashed('address', ...[street, city, region].map(folded)),
  network: hashed('network', network),
})

/**
 * Open cash orders of customers without a confirmed phone that share a phone, address or network with this order; for
 * the network only those of the last 24 hours. Takes all three locks until the transaction ends, after the customer's
 * lock, so that each of several concurrent orders counts the previous one.
 */
export async function countSharedCash(tx: Shop, origin: CashOrigin): Promise<SharedCashOrders> {
  const { phone, address, network } = origin
  const keys = [phone, address, network].sort()
  await tx.db.execute(sql`
    SELECT pg_advisory_xact_lock(hashtextextended('cash ' || key, 0)) FROM unnest(${sql.param(keys)}::text[]) AS key`)
  const dayAgo = new Date(tx.now().getTime() - DAY)
  const { rows } = await tx.db.execute<Record<keyof SharedCashOrders, string>>(sql`
    SELECT count(*) FILTER (WHERE c.phone = ${phone}) AS phone, count(*) FILTER (WHERE c.address = ${address}) AS address,
      count(*) FILTER (WHERE c.network = ${network} AND o.placed_at > ${dayAgo}) AS network
    FROM ${cashOrigins} c JOIN orders o ON o.id = c.order_id JOIN users u ON u.id = o.user_id
    WHERE (c.phone = ${phone} OR c.address = ${address} OR c.network = ${network})
      AND o.status IN ('Order Placed', 'Packing', 'Shipped') AND u.phone_confirmed_at IS NULL`)
  const [counts] = rows
  return { phone: Number(counts?.phone), address: Number(counts?.address), network: Number(counts?.network) }
}
