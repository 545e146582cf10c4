import { type SQL, sql } from 'drizzle-orm'

/** A rule about rows of several tables. `rows` selects the ids that break it. */
export interface Check {
  wrong: string
  rows: SQL
}

/** Orders whose goods belong to the customer. */
const HOLDS_GOODS = sql`o.status <> 'Cancelled'`

/** Units that refunds of an order put back on the shelf, and units that they kept off it. */
const REFUNDED_UNITS = sql`SELECT r.order_id, o.size_entry_id, sum(r.restocked) AS restocked,
    sum(r.quantity - r.restocked) AS kept
  FROM refund_lines r JOIN order_lines o USING (order_id, position) GROUP BY r.order_id, o.size_entry_id`

/** Change of a size's stock by returns. Units kept for an exchange are off the shelf. */
const RETURNED_STOCK = sql`SELECT order_id, size_entry_id, sum(delta) AS delta FROM (
    SELECT order_id, new_size_entry_id AS size_entry_id, -reserved AS delta FROM return_lines
    UNION ALL SELECT r.order_id, o.size_entry_id, r.restocked FROM return_lines r
      JOIN order_lines o ON o.order_id = r.order_id AND o.position = r.position
  ) d GROUP BY order_id, size_entry_id`

export const STOCK_CHECKS: readonly Check[] = [
  {
    wrong: 'Stock of a size is not the sum of its movements',
    rows: sql`SELECT coalesce(e.sub_sku, m.sub_sku) AS id FROM size_entries e
      FULL JOIN (
        SELECT size_entry_id, min(sub_sku) AS sub_sku, sum(delta) AS total FROM stock_movements GROUP BY size_entry_id
      ) m ON m.size_entry_id = e.id
      WHERE coalesce(e.stocks, 0) <> coalesce(m.total, 0)`,
  },
  {
    wrong: 'The stock movements of an order differ from its items',
    // `off` is the number of units that the order keeps off the shelf, without returns.
    rows: sql`SELECT order_id || ' ' || sub_sku AS id FROM (
        SELECT m.order_id, m.sub_sku, m.ordered, o.status, coalesce(l.units, 0) AS units, coalesce(r.kept, 0) AS kept,
          coalesce(r.restocked, 0) AS restocked, coalesce(b.delta, 0) - m.total AS off
        FROM (
          SELECT order_id, size_entry_id, min(sub_sku) AS sub_sku, sum(delta) AS total,
            -coalesce(sum(delta) FILTER (WHERE reason IN ('order', 'edit')), 0) AS ordered
          FROM stock_movements WHERE order_id IS NOT NULL GROUP BY order_id, size_entry_id
        ) m
        JOIN orders o ON o.id = m.order_id JOIN size_entries e ON e.id = m.size_entry_id AND e.counted
        LEFT JOIN (
          SELECT order_id, size_entry_id, sum(quantity) AS units FROM order_lines GROUP BY order_id, size_entry_id
        ) l ON l.order_id = m.order_id AND l.size_entry_id = m.size_entry_id
        LEFT JOIN (${REFUNDED_UNITS}) r ON r.order_id = m.order_id AND r.size_entry_id = m.size_entry_id
        LEFT JOIN (${RETURNED_STOCK}) b ON b.order_id = m.order_id AND b.size_entry_id = m.size_entry_id
      ) o WHERE CASE WHEN ${HOLDS_GOODS} THEN off + restocked NOT BETWEEN 0 AND units
        ELSE off <> least(kept, ordered) END`,
  },
  {
    wrong: 'The returns of an order moved the wrong quantities of a size',
    // After the parcel has shipped, a refund restocks as a return.
    rows: sql`SELECT coalesce(m.order_id, b.order_id) || ' ' || coalesce(m.size_entry_id, b.size_entry_id) AS id FROM (
        SELECT order_id, size_entry_id, sum(delta) AS total FROM stock_movements
        WHERE order_id IS NOT NULL AND reason IN ('exchange', 'return') GROUP BY order_id, size_entry_id
      ) m
      FULL JOIN (${RETURNED_STOCK}) b ON b.order_id = m.order_id AND b.size_entry_id = m.size_entry_id
      LEFT JOIN (${REFUNDED_UNITS}) r
        ON r.order_id = coalesce(m.order_id, b.order_id) AND r.size_entry_id = coalesce(m.size_entry_id, b.size_entry_id)
      WHERE coalesce(m.total, 0) - coalesce(b.delta, 0) NOT BETWEEN 0 AND coalesce(r.restocked, 0)
        AND EXISTS (SELECT FROM size_entries e WHERE e.id = coalesce(m.size_entry_id, b.size_entry_id))`,
  },
  {
    wrong: 'More units of a line were returned than bought',
    rows: sql`SELECT o.order_id || ' ' || o.position AS id FROM order_lines o
      WHERE o.quantity < (SELECT coalesce(sum(l.quantity), 0) FROM return_lines l JOIN returns r ON r.id = l.return_id
        WHERE l.order_id = o.order_id AND l.position = o.position AND r.status NOT IN ('declined', 'cancelled'))`,
  },
  {
    wrong: 'The status of a return differs from its last event',
    rows: sql`SELECT r.id::text AS id FROM returns r LEFT JOIN LATERAL (
        SELECT to_status FROM return_events WHERE return_id = r.id ORDER BY id DESC LIMIT 1
      ) e ON true WHERE e.to_status IS DISTINCT FROM r.status`,
  },
  {
    wrong: 'A refund differs from the units of its return',
    rows: sql`SELECT l.return_id || ' ' || l.position AS id FROM return_lines l
      JOIN returns r ON r.id = l.return_id AND r.status = 'refunded'
      LEFT JOIN refund_lines f ON f.refund_id = r.refund_id AND f.position = l.position
      WHERE f.quantity IS DISTINCT FROM l.quantity`,
  },
  {
    wrong: 'A size is reserved for an exchange that has ended',
    rows: sql`SELECT l.return_id || ' ' || l.position AS id FROM return_lines l JOIN returns r ON r.id = l.return_id
      WHERE l.reserved > 0 AND (r.status IN ('declined', 'cancelled') OR r.resolution <> 'exchange')`,
  },
  {
    wrong: 'Stock moved for an order that does not exist',
    rows: sql`SELECT DISTINCT m.order_id::text AS id FROM stock_movements m
      WHERE m.order_id IS NOT NULL AND NOT EXISTS (SELECT FROM orders o WHERE o.id = m.order_id)`,
  },
]
