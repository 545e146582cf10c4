import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import { sql } from 'drizzle-orm'
import { transaction } from '#database/transaction'
import { type Check, STOCK_CHECKS } from '#doctor/stock-checks'
import type { Database } from '#shop'

/** Original amount of the order. Edits refund the difference. */
const BEFORE_EDITS = sql`o.amount + (SELECT coalesce(sum(e.amount), 0) FROM refunds e WHERE e.order_id = o.id AND e.is_edit)`

/** Part of the original amount paid by credit, and the rest due by card or cash. */
const CREDIT_BEFORE_EDITS = sql`o.credit + (SELECT coalesce(sum(e.credit), 0) FROM refunds e WHERE e.order_id = o.id AND e.is_edit)`
const DUE_BEFORE_EDITS = sql`${BEFORE_EDITS} - (${CREDIT_BEFORE_EDITS})`

/** Amounts received by card or cash, and by credit. */
const CAME_IN = sql`coalesce(p.received, CASE WHEN o.paid THEN o.amount - o.credit END, 0)`
const BY_CREDIT = sql`CASE WHEN o.paid THEN ${CREDIT_BEFORE_EDITS} ELSE 0 END`

const CHECKS: readonly Check[] = [
  ...STOCK_CHECKS,
  {
    wrong: 'The lines of an order do not add up to its amounts',
    rows: sql`SELECT o.id::text AS id FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id
      GROUP BY o.id HAVING count(l.order_id) = 0 OR sum(l.line_paid) <> o.discounted OR sum(l.coupon_share) <> o.coupon
        OR sum(l.vat) + o.delivery_vat + o.express_vat + o.cash_fee_vat <> o.vat
        OR o.discounted + o.delivery + o.express + o.cash_fee - o.coupon <> o.amount`,
  },
  {
    wrong: 'The status of an order differs from its last event',
    rows: sql`SELECT o.id::text AS id FROM orders o LEFT JOIN LATERAL (
        SELECT to_status FROM order_events WHERE order_id = o.id ORDER BY id DESC LIMIT 1
      ) e ON true WHERE e.to_status IS DISTINCT FROM o.status`,
  },
  {
    wrong: 'A card order and its payment disagree on whether it is paid',
    rows: sql`SELECT o.id::text AS id FROM orders o LEFT JOIN order_payments p ON p.order_id = o.id
      WHERE o.payment_method = 'stripe' AND (p.order_id IS NULL OR o.paid <> (p.status = 'paid')
        OR (o.paid AND p.received <> ${DUE_BEFORE_EDITS}) OR p.amount <> ${DUE_BEFORE_EDITS})`,
  },
  {
    wrong: 'A cash order has a card payment',
    rows: sql`SELECT o.id::text AS id FROM orders o JOIN order_payments p ON p.order_id = o.id
      WHERE o.payment_method <> 'stripe'`,
  },
  {
    wrong: 'An order was refunded more than was paid',
    rows: sql`SELECT o.id::text AS id FROM orders o LEFT JOIN order_payments p ON p.order_id = o.id
      JOIN LATERAL (SELECT sum(amount) AS amount, sum(amount - credit) AS original FROM refunds WHERE order_id = o.id) r ON true
      WHERE r.amount > ${CAME_IN} + ${BY_CREDIT} OR r.original > ${CAME_IN}`,
  },
  {
    wrong: 'A cancelled paid order is not fully refunded',
    rows: sql`SELECT o.id::text AS id FROM orders o LEFT JOIN order_payments p ON p.order_id = o.id
      WHERE o.status = 'Cancelled' AND (p.received IS NOT NULL OR o.paid)
        AND (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = o.id) <> ${CAME_IN} + ${BY_CREDIT}`,
  },
  {
    wrong: 'The store credit of a customer is not the sum of its entries',
    rows: sql`SELECT coalesce(a.user_id, e.user_id)::text AS id FROM store_credit_accounts a
      FULL JOIN (SELECT user_id, sum(amount) AS total FROM store_credit_entries GROUP BY user_id) e USING (user_id)
      WHERE coalesce(a.balance, 0) <> coalesce(e.total, 0) OR a.balance < 0`,
  },
  {
    wrong: 'A store credit entry has the wrong balance',
    rows: sql`SELECT e.id::text AS id FROM (
        SELECT id, balance, sum(amount) OVER (PARTITION BY user_id ORDER BY id) AS total FROM store_credit_entries
      ) e WHERE e.balance <> e.total`,
  },
  {
    wrong: 'The store credit of an order differs from its entries',
    rows: sql`SELECT o.id::text AS id FROM orders o
      LEFT JOIN (SELECT order_id, -sum(amount) AS used FROM store_credit_entries GROUP BY order_id) e ON e.order_id = o.id
      WHERE (o.credit > 0 OR e.used IS NOT NULL) AND coalesce(e.used, 0) <>
        CASE WHEN o.status = 'Cancelled' AND NOT o.paid THEN 0 ELSE ${CREDIT_BEFORE_EDITS} END`,
  },
  {
    wrong: 'A refund to store credit has no matching entry',
    rows: sql`SELECT r.id::text AS id FROM refunds r LEFT JOIN store_credit_entries e ON e.refund_id = r.id
      LEFT JOIN orders o ON o.id = r.order_id
      WHERE r.credit <> coalesce(e.amount, 0) OR (e.user_id IS NOT NULL AND e.user_id <> o.user_id)`,
  },
  {
    wrong: 'The balance of a gift card is not the sum of its entries',
    rows: sql`SELECT g.id::text AS id FROM gift_cards g
      LEFT JOIN (SELECT gift_card_id, sum(amount) AS total FROM gift_card_entries GROUP BY gift_card_id) e ON e.gift_card_id = g.id
      WHERE g.balance <> coalesce(e.total, 0)`,
  },
  {
    wrong: 'A redeemed gift card differs from its store credit entry',
    rows: sql`SELECT g.gift_card_id::text AS id FROM gift_card_entries g
      FULL JOIN store_credit_entries e ON e.gift_card_id = g.gift_card_id
      WHERE (g.reason = 'redeemed' OR (g.id IS NULL AND e.reason = 'gift_card'))
        AND (e.amount IS DISTINCT FROM -g.amount OR e.user_id IS DISTINCT FROM g.user_id)`,
  },
  {
    wrong: 'The discount code of an order has no recorded use',
    rows: sql`SELECT o.id::text AS id FROM orders o LEFT JOIN order_payments p ON p.order_id = o.id
      LEFT JOIN code_uses c ON c.order_id = o.id AND c.code = o.discount_code
      WHERE o.discount_code IS NOT NULL AND p.cancellation_reason IS NULL AND c.order_id IS NULL`,
  },
  {
    wrong: 'A recorded use of a discount code belongs to an order without it',
    rows: sql`SELECT c.order_id || ' ' || c.code AS id FROM code_uses c JOIN orders o ON o.id = c.order_id
      LEFT JOIN order_payments p ON p.order_id = o.id
      WHERE o.discount_code IS DISTINCT FROM c.code OR o.user_id <> c.user_id OR p.cancellation_reason IS NOT NULL`,
  },
  {
    wrong: 'The numbers of tax documents have a gap',
    rows: sql`SELECT kind || ' ' || year AS id FROM tax_documents
      GROUP BY kind, year HAVING max(sequence) <> count(*)`,
  },
  {
    wrong: 'An invoice differs from the total of its order',
    rows: sql`SELECT d.number AS id FROM tax_documents d JOIN orders o ON o.id = d.order_id
      WHERE d.kind = 'invoice' AND d.voided_at IS NULL AND (d.amount <> ${BEFORE_EDITS} OR (d.amount = o.amount AND d.vat <> o.vat))`,
  },
  {
    wrong: 'A refund of an invoiced order has no credit note for its amount',
    rows: sql`SELECT r.id::text AS id FROM refunds r
      JOIN tax_documents i ON i.order_id = r.order_id AND i.kind = 'invoice' AND i.voided_at IS NULL
      LEFT JOIN (SELECT refund_id, amount FROM tax_documents UNION ALL
        SELECT refund_id, amount FROM pending_tax_documents) n ON n.refund_id = r.id WHERE n.amount IS DISTINCT FROM r.amount`,
  },
  {
    wrong: 'The count of orders or refused parcels of a customer is wrong',
    rows: sql`SELECT coalesce(p.user_id, o.user_id)::text AS id FROM customer_purchases p
      FULL JOIN (SELECT o.user_id, count(*) FILTER (WHERE is_sold(o.status)) AS orders, coalesce(sum(r.refused), 0) AS refused
        FROM orders o LEFT JOIN (SELECT order_id, count(*) AS refused FROM order_events
          WHERE from_status = 'Shipped' AND to_status = 'Cancelled' GROUP BY order_id) r ON r.order_id = o.id
        GROUP BY o.user_id) o USING (user_id)
      WHERE coalesce(p.orders, 0) <> coalesce(o.orders, 0) OR coalesce(p.refused, 0) <> coalesce(o.refused, 0)`,
  },
  {
    wrong: 'The analytics of a day differ from its orders',
    rows: sql`SELECT day || ' ' || region || ' ' || payment_method AS id FROM (
        SELECT day, region, payment_method, orders, units, amount, vat, refunds, refunded, returned FROM daily_sales
        UNION ALL SELECT s.day, s.region, s.payment_method, -s.orders, -s.units, -s.amount, -s.vat, -s.refunds,
          -s.refunded, -s.returned
        FROM order_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status)
      ) f GROUP BY day, region, payment_method HAVING sum(orders) <> 0 OR sum(units) <> 0 OR sum(amount) <> 0
        OR sum(vat) <> 0 OR sum(refunds) <> 0 OR sum(refunded) <> 0 OR sum(returned) <> 0`,
  },
  {
    wrong: 'The sales of a size on a day differ from its orders',
    rows: sql`SELECT day || ' ' || sub_sku AS id FROM (
        SELECT day, product_id, sub_sku, units, amount FROM daily_item_sales
        UNION ALL SELECT s.day, s.product_id, s.sub_sku, -s.units, -s.amount
        FROM order_item_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status)
      ) f GROUP BY day, product_id, sub_sku HAVING sum(units) <> 0 OR sum(amount) <> 0`,
  },
  {
    wrong: 'The uses of a discount code on a day differ from its orders',
    rows: sql`SELECT day || ' ' || code AS id FROM (
        SELECT day, code, orders, coupon FROM daily_code_uses
        UNION ALL SELECT s.day, s.code, -s.orders, -s.coupon
        FROM order_code_uses s JOIN orders o ON o.id = s.order_id AND is_sold(o.status)
      ) f GROUP BY day, code HAVING sum(orders) <> 0 OR sum(coupon) <> 0`,
  },
  {
    wrong: 'The marks of a product are out of date',
    rows: sql`SELECT coalesce(p.id, m.product_id)::text || ' ' || coalesce(p.mark, m.mark) AS id FROM (
        SELECT p.id, f.mark FROM products p CROSS JOIN LATERAL product_flags(p.discount, p.applied_sale, p.flashsale,
          p.flash_paused, p.flash_discount, p.bestseller, p.bestofkids) f WHERE f.holds
        UNION ALL SELECT p.id, 'no_arabic' FROM products p WHERE NOT EXISTS
          (SELECT FROM product_translations t WHERE t.product_id = p.id AND t.language = 'ar' AND t.name <> '')
      ) p FULL JOIN product_marks m ON m.product_id = p.id AND m.mark = p.mark WHERE p.id IS NULL OR m.mark IS NULL`,
  },
  {
    wrong: 'A size is missing from the low-stock list or wrongly on it',
    rows: sql`SELECT coalesce(e.sub_sku, s.size_entry_id::text) AS id
      FROM (SELECT * FROM size_entries WHERE counted AND stocks <= ${LOW_STOCK}) e
      FULL JOIN short_sizes s ON s.size_entry_id = e.id AND s.product_id = e.product_id
      WHERE e.id IS NULL OR s.size_entry_id IS NULL`,
  },
  {
    wrong: 'A stored response was never completed',
    rows: sql`SELECT call || ' ' || key AS id FROM idempotent_answers WHERE answer = to_jsonb(''::text)`,
  },
]

/** Maximum ids per kind of inconsistency. The others are only counted. */
const MAX_NAMED = 20

/** All contradictions in one snapshot of the database, one line each. Empty when there are none. */
export async function findInconsistencies(db: Database): Promise<string[]> {
  return transaction(db, async (tx) => {
    if (db === tx) return findIn(tx)
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`)
    // Full table scans can take longer than the limit for requests.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    return findIn(tx)
  })
}

async function findIn(db: Database): Promise<string[]> {
  const lines: string[] = []
  for (const { wrong, rows } of CHECKS) {
    const result = await db.execute<{ id: string }>(rows)
    lines.push(...result.rows.slice(0, MAX_NAMED).map(({ id }) => `${wrong}: ${id}`))
    if (result.rows.length > MAX_NAMED) lines.push(`${wrong}: ${result.rows.length - MAX_NAMED} more`)
  }
  return lines
}
