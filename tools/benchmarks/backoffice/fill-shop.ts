import pg from 'pg'

interface ShopSize {
  orders: number
  customers: number
  products: number
}

/** Number of published products; the others are archived, as in a shop of some years. */
const ON_SALE = 2_000

const FIRST = `ARRAY['Fatima','Amna','Priya','Khalid','Sara','Maryam','Grace','Yousef','Layan','Hessa','Omar','Leila','أحمد','مريم','Noor','Zayed']`
const LAST = `ARRAY['Al Zaabi','Al Suwaidi','Nair','Al Nuaimi','Thomas','Al Ketbi','Villanueva','Al Hammadi','Khoury','الظاهري','Farouk','Haddad']`
const REGIONS = `ARRAY['Dubai','Dubai','Dubai','Abu Dhabi','Abu Dhabi','Sharjah','Ajman','Ras Al Khaimah','Fujairah','Umm Al Quwain']`
const NAMES = `ARRAY['Tee','Hoodie','Kaftan','Dress','Sneakers','Socks','Shirt','Blanket','Sun Hat','Abaya']`
const ADJECTIVES = `ARRAY['Dune','Palm','Camel','Sunrise','Coral','Oasis','Falcon','Pearl','Saffron','Moonlight','Desert']`

const pick = (array: string, n: string) => `(${array})[1 + (${n}) % cardinality(${array})]`
const id = (kind: number, n: string) =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** The SQL that fills all tables, in order. Factors without a common divisor spread names, phones and items. */
const statements = ({ orders, customers, products }: ShopSize): string[] => [
  `INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, status, published_at)
   SELECT ${id(1, 'n')}, 'bench-' || n, ${pick(ADJECTIVES, 'n')} || ' ' || ${pick(NAMES, 'n / 3')} || ' ' || n, 'SKU-' || n, '',
     'Boys', 'T-shirts', '{}', 5000 + n % 97 * 100, CASE WHEN n <= ${ON_SALE} THEN 'published' ELSE 'archived' END::product_status,
     now() - make_interval(mins => n) FROM generate_series(1, ${products}) n`,
  `INSERT INTO variants (id, product_id, color_name, position, images)
   SELECT ${id(2, 'n')}, ${id(1, 'n')}, 'Sand', 0, '{}' FROM generate_series(1, ${products}) n`,
  `INSERT INTO size_entries (id, variant_id, product_id, size, position, stocks, sub_sku)
   SELECT ${id(3, 'n * 2 + s')}, ${id(2, 'n')}, ${id(1, 'n')}, CASE s WHEN 0 THEN '90' ELSE '100' END, s, n * 7 % 300,
     'SKU-' || n || '-' || CASE s WHEN 0 THEN '90' ELSE '100' END FROM generate_series(1, ${products}) n, generate_series(0, 1) s`,
  `INSERT INTO users (id, name, email, phone, password_hash, created_at)
   SELECT ${id(0, 'n')}, ${pick(FIRST, 'n')} || ' ' || ${pick(LAST, 'n / 5')} || CASE WHEN n % 900 = 0 THEN (n / 900)::text ELSE '' END,
     'customer' || n || '@example.com', '+9715' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), '',
     now() - make_interval(secs => n * 100) FROM generate_series(1, ${customers}) n`,
  `INSERT INTO orders (id, number, user_id, placed_at, payment_method, status, paid, address, shipping_method, subtotal,
     discounted, delivery, express, coupon, amount, discount_code, discount_rate, vat_rate, delivery_vat, express_vat, vat, language)
   SELECT ${id(4, 'n')}, 10000 + n, u.id, now() - interval '365 days' * (1 - n / ${orders}.0),
     CASE WHEN n % 3 = 0 THEN 'cod' ELSE 'stripe' END::payment_method,
     CASE WHEN n > ${orders} - 900 THEN 'Order Placed' WHEN n > ${orders} - 1800 THEN 'Packing' WHEN n > ${orders} - 4000 THEN 'Shipped'
       WHEN n % 14 = 0 THEN 'Cancelled' ELSE 'Delivered' END::order_status, false,
     jsonb_build_object('fullname', u.name, 'email', u.email, 'phone', u.phone, 'street', 'Villa ' || n % 99, 'city', 'City',
       'region', ${pick(REGIONS, 'n * 7')}, 'zipcode', '00000'),
     'Normal', l.amount, l.amount, 0, 0, CASE WHEN n % 20 = 0 THEN 500 ELSE 0 END, l.amount - CASE WHEN n % 20 = 0 THEN 500 ELSE 0 END,
     CASE WHEN n % 20 = 0 THEN 'FIRSTDAY' END, 0, 5, 0, 0, l.amount / 21, CASE WHEN n % 4 = 0 THEN 'ar' ELSE 'en' END
   FROM generate_series(1, ${orders}) n
   JOIN users u ON u.id = ${id(0, `1 + n::bigint * 31 % ${customers}`)}
   CROSS JOIN LATERAL (SELECT (5000 + n % 97 * 100) * (1 + n % 2) AS amount) l`,
  `INSERT INTO order_lines (order_id, position, product_id, size, color_name, sub_sku, quantity, product, line_paid, flash_units, coupon_share, vat)
   SELECT ${id(4, 'n')}, s, ${id(1, 'p')}, '90', 'Sand', 'SKU-' || p || '-90', 1 + n % 3,
     jsonb_build_object('name', ${pick(ADJECTIVES, 'p')} || ' ' || ${pick(NAMES, 'p / 3')} || ' ' || p, 'image', '[]'::jsonb, 'variants', '[]'::jsonb),
     5000 + n % 97 * 100, 0, CASE WHEN n % 20 = 0 AND s = 0 THEN 500 ELSE 0 END, 0
   FROM generate_series(1, ${orders}) n CROSS JOIN LATERAL generate_series(0, n % 2) s
   CROSS JOIN LATERAL (SELECT 1 + (n::bigint * 37 + s * 11) % ${Math.min(ON_SALE, products)} AS p) item`,
  `INSERT INTO order_events (order_id, at, actor, from_status, to_status)
   SELECT ${id(4, 'n')}, now() - interval '365 days' * (1 - n / ${orders}.0), 'system', 'Shipped', 'Cancelled'
   FROM generate_series(14, ${orders} - 4000, 140) n`,
  `INSERT INTO refunds (id, order_id, amount, actor, status, created_at, next_at, refunded_at)
   SELECT ${id(5, 'n')}, ${id(4, 'n')}, 1000, 'system', 'succeeded', at, at, at FROM generate_series(33, ${orders}, 33) n
   CROSS JOIN LATERAL (SELECT now() - interval '365 days' * (1 - n / ${orders}.0) AS at) t`,
  'SELECT rebuild_analytics()',
  'SELECT rebuild_product_marks()',
  'SELECT rebuild_customer_purchases()',
]

const FILLED = [
  'products',
  'variants',
  'size_entries',
  'users',
  'orders',
  'order_lines',
  'order_events',
  'refunds',
]

/** Tables whose indexes are created after their rows, as in a restored backup. */
const LARGE = `('orders', 'order_lines', 'users', 'products', 'size_entries', 'daily_item_sales')`

/** Fills a shop of this size without its triggers, which are slow per row, and has the database analyse it once. */
export async function fillShop(url: string, size: ShopSize): Promise<void> {
  // A separate connection, because those of the shop time out after seconds.
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    await connection.query(
      `SET statement_timeout = 0; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`,
    )
    const { rows } = await connection.query(
      `SELECT indexname, indexdef FROM pg_indexes i WHERE tablename IN ${LARGE} AND NOT EXISTS
         (SELECT FROM pg_constraint c WHERE c.conname = i.indexname)`,
    )
    for (const { indexname } of rows) await connection.query(`DROP INDEX "${indexname}"`)
    for (const table of FILLED) await connection.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    for (const statement of statements(size)) await connection.query(statement)
    for (const table of FILLED) await connection.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    for (const { indexdef } of rows) if (indexdef) await connection.query(indexdef)
    // Orders and the merging job write these rows one day after the other.
    await connection.query('CLUSTER daily_item_sales USING daily_item_sales_day_index')
    await connection.query('VACUUM ANALYZE')
  } finally {
    await connection.end()
  }
}
