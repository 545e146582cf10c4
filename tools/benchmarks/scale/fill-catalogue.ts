import { onBulkConnection } from './bulk-connection.ts'
import { withoutIndexes } from './without-indexes.ts'

const ADJECTIVES = `ARRAY['Dune','Palm','Camel','Sunrise','Coral','Oasis','Falcon','Pearl','Saffron','Moonlight','Desert','Sea','Breeze']`
const ARABIC_ADJECTIVES = `ARRAY['الكثبان','النخلة','الجمل','الشروق','المرجان','الواحة','الصقر','اللؤلؤ','الزعفران','القمر','الصحراء','البحر','النسيم']`
const KINDS = `ARRAY['T-shirts','Hoodies','Kaftans','Dresses','Sneakers','Socks','Shirts','Blankets','Hats','Soft toys','Puzzles']`
const NAMES = `ARRAY['Tee','Hoodie','Kaftan','Dress','Sneakers','Socks','Shirt','Blanket','Sun Hat','Plush Bunny','Puzzle']`
const ARABIC_NAMES = `ARRAY['تيشيرت','هودي','قفطان','فستان','حذاء رياضي','جوارب','قميص','بطانية','قبعة','أرنب قماشي','أحجية']`
const COLOURS = `ARRAY['Sand','Coral','Deep Sea','Saffron','Pearl','Palm','Night']`

const pick = (array: string, n: string) => `(${array})[1 + (${n}) % cardinality(${array})]`
const id = (kind: number, n: string) =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** Three colours in six sizes each, as in the demo. */
const statements = (products: number): string[] => [
  `INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, discount, flashsale, bestseller, bestofkids, published_at)
   SELECT ${id(1, 'n')}, 'scale-' || n, ${pick(ADJECTIVES, 'n')} || ' ' || ${pick(NAMES, 'n / 13')} || ' ' || n, 'SC-' || n,
     'Soft, breathable cotton for long days outside. Washed once, so that it keeps its size. Made to be handed on to the next child.',
     (ARRAY['Boys','Girls','Unisex']::category[])[1 + n % 3], ${pick(KINDS, 'n / 13')}, '{}', 1500 + n % 397 * 100,
     CASE WHEN n % 4 = 0 THEN 20 ELSE 0 END, n % 1009 = 0, n % 1013 = 0, n % 1019 = 0,
     now() - make_interval(secs => n) FROM generate_series(1, ${products}) n`,
  `INSERT INTO product_translations (product_id, language, name, description)
   SELECT ${id(1, 'n')}, 'ar', ${pick(ARABIC_NAMES, 'n / 13')} || ' ' || ${pick(ARABIC_ADJECTIVES, 'n')} || ' ' || n, 'قطن ناعم لأيام طويلة في الخارج.'
   FROM generate_series(1, ${products}) n`,
  `INSERT INTO variants (id, product_id, color_name, position, images)
   SELECT ${id(2, 'n * 3 + c')}, ${id(1, 'n')}, ${pick(COLOURS, 'n + c')}, c, '{}' FROM generate_series(1, ${products}) n, generate_series(0, 2) c`,
  `INSERT INTO size_entries (id, variant_id, product_id, size, position, stocks, sub_sku)
   SELECT ${id(3, '(n * 3 + c) * 6 + s')}, ${id(2, 'n * 3 + c')}, ${id(1, 'n')}, (80 + s * 10)::text, s, (n * 7 + c + s) % 9,
     'SC-' || n || '-' || c || '-' || (80 + s * 10)
   FROM generate_series(1, ${products}) n, generate_series(0, 2) c, generate_series(0, 5) s`,
  // Rows that triggers would write.
  'INSERT INTO variant_names (product_id, color_name, variant_id) SELECT product_id, color_name, id FROM variants',
  'SELECT rebuild_product_marks()',
]

/** Tables filled here, and tables that triggers maintain. */
const FILLED = ['products', 'product_translations', 'variants', 'size_entries']
const MAINTAINED = ['variant_names', 'product_marks', 'short_sizes']

/** Fills a catalogue with this many products, 18 sizes each, without triggers and indexes, which are slow per row. */
export async function fillCatalogue(url: string, products: number): Promise<void> {
  await onBulkConnection(url, async (connection) => {
    for (const table of FILLED) await connection.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    await withoutIndexes(connection, [...FILLED, ...MAINTAINED], async () => {
      for (const statement of statements(products)) await connection.query(statement)
    })
    for (const table of FILLED) await connection.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  })
}
