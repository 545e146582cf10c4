import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { eq, like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  products,
  productTranslations,
  sizeEntries,
  subCategoryTranslations,
  variants,
} from '#catalogue/catalogue-tables'
import { type ImportingShop, type ImportOptions, importProducts } from '#catalogue/import/import-products'
import { inWords } from '#catalogue/import/testing/in-words'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import type { DatabaseConnection } from '#database/database'
import { countingIds } from '#testing/counting-ids'
import { freshDatabase } from '#testing/fresh-database'

let database: DatabaseConnection
let shop: ImportingShop
beforeEach(async () => {
  database = await freshDatabase()
  shop = { db: database.db, newId: countingIds(), now: () => new Date('2026-06-10T08:00:00Z') }
})
afterEach(() => database.close())

const sample = () => createReadStream(fileURLToPath(new URL('sample-export.csv', import.meta.url)))

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty'

const importText = (text: string, options?: ImportOptions) =>
  importProducts(shop, () => Readable.from([Buffer.from(text)]), options)
const importRows = (rows: string[], options?: ImportOptions) =>
  importText([HEADER, ...rows, ''].join('\n'), options)

const loadProduct = async (handle: string) => {
  const [product] = await shop.db.select().from(products).where(eq(products.handle, handle))
  return product
}

const loadSizes = async (handle: string) => {
  const { id = '' } = (await loadProduct(handle)) ?? {}
  const rows = await shop.db
    .select({ entry: sizeEntries, colorName: variants.colorName })
    .from(sizeEntries)
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .where(eq(sizeEntries.productId, id))
  return rows
    .map(({ entry, colorName }) => `${colorName}, ${entry.size}: ${entry.stocks} (${entry.subSku})`)
    .sort()
}

const all = async () => ({
  products: await shop.db.select().from(products).orderBy(products.handle),
  variants: await shop.db.select().from(variants).orderBy(variants.productId, variants.position),
  sizes: await shop.db.select().from(sizeEntries).orderBy(sizeEntries.subSku),
})

test('a dry run reports its effects and writes nothing', async () => {
  const { counts, written, findings } = await importProducts(shop, sample, { dryRun: true })
  expect({ counts, written, problems: findings.problems }).toEqual({
    counts: {
      new: 12,
      updated: 0,
      unchanged: 0,
      hidden: 2,
      colours: 17,
      sizes: 24,
      removedColours: 0,
      removedSizes: 0,
    },
    written: false,
    problems: [],
  })
  expect((await all()).products).toEqual([])
})

test('an import adds the products, colours and sizes of an export', async () => {
  expect((await importProducts(shop, sample)).written).toBe(true)
  expect(await loadProduct('sandalias-duna')).toMatchObject({
    name: 'Sandalias Duna',
    description: 'Con hebilla.',
    subCategory: 'Baby & Toddler Sandals',
    category: 'Unisex',
    price: 145_00,
    discount: 0,
    status: 'published',
    image: [],
  })
  expect((await loadSizes('sandalias-duna')).map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'Avena, 12-18-meses: 4',
    'Avena, 6-12-meses: 1',
    'Dorado, 12-18-meses: 0',
    'Dorado, 6-12-meses: 3',
  ])
  expect(await loadSizes('zapatillas-oasis')).toEqual([
    'Standard, 24: 0 (ZAP-24)',
    'Standard, 25: 3 (ZAP-25)',
    'Standard, 26: 8 (ZAP-26)',
  ])
  expect(await loadProduct('zapatillas-oasis')).toMatchObject({ category: 'Boys', price: 160_00 })
  const shoes = await shop.db.select().from(sizeEntries).where(like(sizeEntries.subSku, 'ZAP-%'))
  expect(Object.fromEntries(shoes.map(({ subSku, price }) => [subSku, price]))).toEqual({
    'ZAP-24': null,
    'ZAP-25': null,
    'ZAP-26': 175_00,
  })
  expect(await loadProduct('vestido-volantes')).toMatchObject({
    category: 'Girls',
    price: 120_00,
    discount: 25,
  })
  expect(await loadProduct('termometro-retirado')).toMatchObject({ status: 'archived', subCategory: '' })
  expect(await loadProduct('fustan-noor')).toMatchObject({ status: 'draft', category: 'Girls' })
})

test('a colour, a size and an SKU match existing ones despite invisible marks', async () => {
  await importRows(['hat,Hat,Color,أحمر,Size,S,H-S,10,,1', 'hat,,,أحمر,,M,H-M,10,,2'])
  const before = await all()
  // Imports of earlier versions stored the marks.
  await shop.db.update(variants).set({ colorName: '\u200fأحمر' })
  await shop.db.update(sizeEntries).set({ subSku: sql`${sizeEntries.subSku} || ${'\u200e'}` })
  await importRows(['hat,Hat,Color,أحمر\u200f,Size,S,H-S\u200b,10,,1', 'hat,,,أحمر,,\u2067M,H-M,10,,2'])
  expect(await all()).toEqual(before)
})

test('sizes with an SKU rounded by a spreadsheet keep their stored SKU', async () => {
  await importRows(['hat,Hat,,,Size,S,6291041500213,10,,1', 'hat,,,,,M,6291041500220,10,,2'])
  const before = await all()
  const { written } = await importRows(['hat,Hat,,,Size,S,6.29E+12,10,,1', 'hat,,,,,M,6.29E+12,10,,2'])
  expect(written).toBe(true)
  expect(await all()).toEqual(before)
})

test('an HTML body is imported as text, without tags and scripts', async () => {
  await importProducts(shop, sample)
  expect((await loadProduct('caja-de-musica'))?.description).toBe(
    'Una melodía tranquila para la hora de dormir & los viajes.\n• Madera de haya, 12 × 12 cm\n• Sin pilas',
  )
})

test('imported products are listed in the order of the file (D-14)', async () => {
  await importProducts(shop, sample)
  const listed = await shop.db
    .select({ handle: products.handle })
    .from(products)
    .orderBy(sql`published_at desc`, products.id)
  expect(listed.slice(0, 3).map(({ handle }) => handle)).toEqual([
    'caja-de-musica',
    'body-de-lino',
    'sandalias-duna',
  ])
})

test('an import stores Arabic texts, and an empty cell leaves them unchanged', async () => {
  const file = (arabic: string) =>
    importText(`name_ar,name_en,description_ar,category_ar,category_en,price,sku\n${arabic},Hats,40,H-1\n`)
  const texts = async () => ({
    products: await shop.db.select().from(productTranslations),
    kinds: await shop.db.select().from(subCategoryTranslations),
  })
  await file('قبعة,Hat,ناعمة,قبعات')
  const first = await texts()
  expect(first).toMatchObject({
    products: [{ language: 'ar', name: 'قبعة', description: 'ناعمة' }],
    kinds: [{ subCategory: 'Hats', language: 'ar', name: 'قبعات' }],
  })
  await file(',Hat,,')
  expect(await texts()).toEqual(first)
  await file('طاقية,Hat,,')
  expect((await texts()).products).toMatchObject([{ name: 'طاقية', description: 'ناعمة' }])
})

test('importing the same file again changes nothing', async () => {
  await importProducts(shop, sample)
  const before = await all()
  const { counts } = await importProducts(shop, sample)
  expect(counts).toMatchObject({ new: 0, updated: 0, unchanged: 12 })
  expect(await all()).toEqual(before)
})

test('a second import updates by handle and SKU, and keeps the id and the fields that the file lacks', async () => {
  await importRows([
    'tee,Tee,Size,90,,,T-90,50,,5',
    'tee,,,100,,,T-100,50,,5',
    'hat,Hat,Title,Default Title,,,,20,,1',
  ])
  await shop.db
    .update(products)
    .set({ flashsale: true, flashDiscount: 10, bestseller: true, image: ['own.avif'], description: 'Ours.' })
  const before = await loadProduct('tee')
  const { counts } = await importRows(['tee,Tee,Size,90,,,T-90,45,60,2', 'tee,,,110,,,T-110,45,60,7'])
  expect(counts).toMatchObject({ new: 0, updated: 1, unchanged: 0, removedSizes: 1 })
  expect(await loadProduct('tee')).toEqual({ ...before, price: 60_00, discount: 25 })
  expect(await loadSizes('tee')).toEqual(['Standard, 110: 7 (T-110)', 'Standard, 90: 2 (T-90)'])
  expect(await loadProduct('hat')).toMatchObject({ price: 20_00, flashsale: true })
})

test('a renamed size keeps its SKU, even when two sizes swap names', async () => {
  await importRows(['tee,Tee,Size,S,,,T-1,50,,1', 'tee,,,M,,,T-2,50,,2'])
  await importRows(['tee,Tee,Size,M,,,T-1,50,,1', 'tee,,,S,,,T-2,50,,2'])
  expect(await loadSizes('tee')).toEqual(['Standard, M: 1 (T-1)', 'Standard, S: 2 (T-2)'])
})

test('an SKU may move between products of one file, in either direction and at any distance', async () => {
  const between = Array.from({ length: 450 }, (_, n) => `p${n},P,Size,S,,,P${n},50,,1`)
  await importRows(['a,A,Size,S,,,X,50,,1', ...between, 'b,B,Size,S,,,Y,50,,2'])
  const { counts } = await importRows(['a,A,Size,S,,,Y,50,,1', ...between, 'b,B,Size,S,,,X,50,,2'])
  expect(counts).toMatchObject({ updated: 2, unchanged: 450 })
  expect([...(await loadSizes('a')), ...(await loadSizes('b'))]).toEqual([
    'Standard, S: 1 (Y)',
    'Standard, S: 2 (X)',
  ])
  await importRows(['a,A,Size,S,,,X,50,,1', 'b,B,Size,S,,,Y,50,,2'])
  expect([...(await loadSizes('a')), ...(await loadSizes('b'))]).toEqual([
    'Standard, S: 1 (X)',
    'Standard, S: 2 (Y)',
  ])
})

test('an SKU of a product outside the file is a problem', async () => {
  await importRows(['tee,Tee,Title,Default Title,,,X,50,,1'])
  const { findings } = await importRows(['hat,Hat,Title,Default Title,,,X,50,,1'])
  expect(inWords(findings).problems).toEqual([
    { line: 2, column: 'Variant SKU', reason: '"X" belongs to another product of the shop, "tee".' },
  ])
  expect(await loadProduct('hat')).toBeUndefined()
})

test('on request, existing sizes keep their stock and new ones get the stock of the file', async () => {
  await importRows(['tee,Tee,Size,90,,,T-90,50,,5'])
  await shop.db.update(sizeEntries).set({ stocks: 3 })
  await importRows(['tee,Tee,Size,80,,,T-80,55,,5', 'tee,,,90,,,T-90,55,,5'], { keepStock: true })
  expect(await loadSizes('tee')).toEqual(['Standard, 80: 5 (T-80)', 'Standard, 90: 3 (T-90)'])
})

test('untracked sizes sell without counting, and a file without stock leaves it unchanged (D-70)', async () => {
  const counted = async () => {
    const rows = await shop.db.select().from(sizeEntries).orderBy(sizeEntries.subSku)
    return rows.map((row) => [row.subSku, row.counted, row.stocks])
  }
  const head = 'Handle,Title,SKU,Price'
  await importText(`${head},Inventory tracker,Inventory quantity\na,A,A-1,10,shopify,4\nb,B,B-1,10,,\n`)
  expect(await counted()).toEqual([
    ['A-1', true, 4],
    ['B-1', false, 0],
  ])
  await importText(`${head}\na,A,A-1,11\nb,B,B-1,11\nc,C,C-1,11\n`)
  expect(await counted()).toEqual([
    ['A-1', true, 4],
    ['B-1', false, 0],
    ['C-1', false, 0],
  ])
  await importText(`${head},Inventory tracker,Inventory quantity\nb,B,B-1,11,shopify,2\n`)
  expect((await counted())[1]).toEqual(['B-1', true, 2])
})

test('an import removes a colour missing from the file, with its sizes', async () => {
  await importRows(['tee,Tee,Color,Red,Size,S,T-1,50,,1', 'tee,,,Blue,,S,T-2,50,,2'])
  const { counts } = await importRows(['tee,Tee,Color,Blue,Size,S,T-2,50,,2'])
  expect(counts).toMatchObject({ removedColours: 1, removedSizes: 1 })
  expect(await loadSizes('tee')).toEqual(['Blue, S: 2 (T-2)'])
})

const loadIds = async (handle: string) => {
  const { id = '' } = (await loadProduct(handle)) ?? {}
  const rows = await shop.db
    .select({ subSku: sizeEntries.subSku, id: sizeEntries.id, colour: variants.id, name: variants.colorName })
    .from(sizeEntries)
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .where(eq(sizeEntries.productId, id))
  return Object.fromEntries(rows.map(({ subSku, ...row }) => [subSku, row]))
}

test('a renamed colour keeps its id, pictures and sizes, matched by SKU', async () => {
  await importRows([
    'tee,Tee,Color,Red,Size,S,T-1,50,,1',
    'tee,,,Red,,M,T-2,50,,2',
    'tee,,,Blue,,S,T-3,50,,3',
  ])
  await shop.db
    .update(variants)
    .set({ images: ['red.avif'] })
    .where(eq(variants.colorName, 'Red'))
  const before = await loadIds('tee')
  const { counts } = await importRows([
    'tee,Tee,Color,Crimson,Size,S,T-1,50,,1',
    'tee,,,Crimson,,M,T-2,50,,2',
    'tee,,,Blue,,S,T-3,50,,3',
  ])
  expect(counts).toMatchObject({ updated: 1, removedColours: 0, removedSizes: 0 })
  const renamed = (sku: string) => ({ ...before[sku], name: 'Crimson' })
  expect(await loadIds('tee')).toEqual({ ...before, 'T-1': renamed('T-1'), 'T-2': renamed('T-2') })
  const [crimson] = await shop.db.select().from(variants).where(eq(variants.colorName, 'Crimson'))
  expect(crimson?.images).toEqual(['red.avif'])
})

test('sizes keep their ids by SKU, else by name, even when they swap places or colours', async () => {
  await importRows([
    'tee,Tee,Color,Red,Size,S,T-1,50,,1',
    'tee,,,Red,,M,T-2,50,,2',
    'tee,,,Blue,,L,T-3,50,,3',
  ])
  const before = await loadIds('tee')
  await importRows([
    'tee,Tee,Color,Blue,Size,S,T-2,50,,2',
    'tee,,,Blue,,M,T-1,50,,1',
    'tee,,,Blue,,L,T-9,50,,3',
  ])
  const after = await loadIds('tee')
  expect(Object.keys(after)).toEqual(expect.arrayContaining(['T-1', 'T-2', 'T-9']))
  expect([after['T-1']?.id, after['T-2']?.id, after['T-9']?.id]).toEqual([
    before['T-1']?.id,
    before['T-2']?.id,
    before['T-3']?.id,
  ])
  expect(await loadSizes('tee')).toEqual(['Blue, L: 3 (T-9)', 'Blue, M: 1 (T-1)', 'Blue, S: 2 (T-2)'])
})

test('one bad row refuses the whole file, and all problems are listed', async () => {
  const { findings, written, counts } = await importRows([
    'good,Good,Title,Default Title,,,G,10,,1',
    'free,Free,Title,Default Title,,,F,0.00,,1',
    'odd,Odd,Size,S,,,O,10,,1.5',
  ])
  expect({ written, counts }).toEqual({ written: false, counts: null })
  expect(inWords(findings).problems).toEqual([
    { line: 3, column: 'Variant Price', reason: '"0.00" is not above 0.' },
    { line: 4, column: 'Variant Inventory Qty', reason: '"1.5" is not a whole number.' },
  ])
  expect((await all()).products).toEqual([])
})

test('a failure while writing rolls the whole import back', async () => {
  const many = Array.from({ length: 450 }, (_, n) => `p${n},P ${n},Title,Default Title,,,S${n},10,,1`)
  let batches = 0
  const failing = importRows(many, {
    onProgress: (step) => {
      if (step === 'written' && ++batches === 2) throw new Error('The power failed')
    },
  })
  await expect(failing).rejects.toThrow('The power failed')
  expect((await all()).products).toEqual([])
})

test('a second import is refused while one is running', async () => {
  const row = ['tee,Tee,Title,Default Title,,,T,10,,1']
  const other = await database.pool.connect()
  await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.import])
  await expect(importRows(row)).rejects.toThrow('Another import is running')
  expect((await importRows(row, { dryRun: true })).counts).toMatchObject({ new: 1 })
  other.release(true)
  await expect.poll(async () => (await importRows(row).catch(() => null))?.written).toBe(true)
})

test('an import notifies other processes, even when only stock changed', async () => {
  await importRows(['tee,Tee,Title,Default Title,,,T,10,,1'])
  const heard: string[] = []
  const client = await database.pool.connect()
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('LISTEN catalogue')
  await importRows(['tee,Tee,Title,Default Title,,,T,10,,9'])
  await client.query('SELECT 1')
  client.release(true)
  expect(heard).toContain(`products ${(await loadProduct('tee'))?.id}`)
})

test('imports ten thousand rows within twenty seconds', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const [product, size] = [Math.floor(at / 5), at % 5]
    const names = size === 0 ? `Product ${product},Size` : ','
    return `product-${product},${names},${80 + 10 * size},,,SKU-${at},49.50,60,${at % 40}`
  })
  const started = performance.now()
  expect((await importRows(rows)).counts).toMatchObject({ new: 2_000, sizes: 10_000 })
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('on request, an import skips only the sizes with a problem and keeps them as they are in the shop', async () => {
  await importRows([
    'tee,Tee,Size,90,,,T-90,50,,5',
    'tee,,,100,,,T-100,50,,6',
    'tee,,,110,,,T-110,50,,7',
    'tee,,,120,,,T-120,50,,8',
  ])
  const { counts, findings } = await importRows(
    [
      'tee,Tee,Size,90,,,T-90,45,,4',
      'tee,,,100,,,T-100,0,,3',
      'tee,,,110,,,T-90,45,,2',
      'hat,Hat,Size,S,,,H-S,20,,1',
      'hat,,,S,,,H-S2,20,,1',
      'hat,,,L,,,T-90,20,,1',
      'bib,Bib,Size,S,,,B-S,free,,1',
    ],
    { skipFaulty: true },
  )
  expect(inWords(findings).problems.map(({ line, column }) => [line, column])).toEqual([
    [3, 'Variant Price'],
    [4, 'Variant SKU'],
    [6, 'Option1 Value'],
    [7, 'Variant SKU'],
    [8, 'Variant Price'],
  ])
  expect(counts).toMatchObject({ new: 1, updated: 1, removedSizes: 0, sizes: 2 })
  expect(await loadSizes('tee')).toEqual([
    'Standard, 100: 6 (T-100)',
    'Standard, 110: 7 (T-110)',
    'Standard, 120: 8 (T-120)',
    'Standard, 90: 4 (T-90)',
  ])
  expect(await loadSizes('hat')).toEqual(['Standard, S: 1 (H-S)'])
  expect(await loadProduct('bib')).toBeUndefined()
})

test('a product with skipped rows keeps its other colours and its SKUs', async () => {
  const header = `${HEADER}\n`
  await importText(`${header}tee,Tee,Color,Red,Size,90,T-R,50,,5\ntee,,,Blue,,90,T-B,50,,6\n`)
  const { counts, findings } = await importText(
    `${header}tee,Tee,Color,Red,Size,90,T-R,50,,4\ntee,,,Blue,,90,T-N,none,,6\nhat,Hat,Title,Default Title,,,T-B,20,,1\n`,
    { skipFaulty: true },
  )
  expect(inWords(findings).problems.at(-1)).toMatchObject({
    line: 4,
    reason: '"T-B" belongs to another product of the shop, "tee".',
  })
  expect(counts).toMatchObject({ new: 0, updated: 1, removedColours: 0, removedSizes: 0 })
  expect(await loadSizes('tee')).toEqual(['Blue, 90: 6 (T-B)', 'Red, 90: 4 (T-R)'])
  expect(await loadProduct('hat')).toBeUndefined()
})

test('rows of a product may be scattered, and its first row may come later', async () => {
  const rows = [
    'tee,Tee,Size,S,,,T-S,10,,1',
    'hat,,,M,,,H-M,20,,2',
    'hat,Hat,Size,S,,,H-S,20,,3',
    'tee,,,M,,,T-M,10,,4',
    'hat,,,L,,,H-L,20,,5',
  ]
  const { counts, findings, reading } = await importRows(rows)
  expect(inWords(findings).problems).toEqual([])
  expect([counts?.new, reading.rows]).toEqual([2, 5])
  expect(await loadSizes('tee')).toEqual(['Standard, M: 4 (T-M)', 'Standard, S: 1 (T-S)'])
  expect((await loadSizes('hat')).map((size) => size.slice(-4, -1))).toEqual(['H-L', 'H-M', 'H-S'])
  expect((await loadProduct('hat'))?.name).toBe('Hat')
  expect((await importRows(rows)).counts).toMatchObject({ new: 0, updated: 0, unchanged: 2 })
})

test('a problem in scattered rows is reported once, with its line', async () => {
  const { findings } = await importRows(['a,A,Size,S,,,,10,,1', 'b,B,Size,S,,,,10,,1', 'a,,,M,,,,ten,,1'])
  expect(inWords(findings).problems).toEqual([
    { line: 4, column: 'Variant Price', reason: expect.stringContaining('"ten" is not a number') },
  ])
})

test('an import removes NUL characters, also from kept columns and descriptions', async () => {
  const head = 'Handle,Title,Body (HTML),Vendor,Variant Price,Image Src'
  await importText(`${head}\na,A,<b>So\0ft</b>,Sah\0ra,10,https://x.example/1\0.jpg\n`)
  const { importedFields } = (await loadProduct('a')) ?? {}
  expect(importedFields).toMatchObject({ Vendor: 'Sahra', Description: '<b>Soft</b>' })
  const variants = [{ price: '10' }]
  await importText(
    JSON.stringify({ products: [{ handle: 'b', title: 'B\0', vendor: 'V\0\ud800', variants }] }),
  )
  expect((await loadProduct('b'))?.importedFields).toMatchObject({ Vendor: 'V\ufffd' })
})

test('an import lists the changed products and their changes', async () => {
  await importRows([
    'a,A,Size,S,,,A-S,10,,1',
    'a,,,M,,,A-M,10,,2',
    'b,B,Size,S,,,B-S,20,,3',
    'c,C,Size,S,,,C-S,5,,1',
  ])
  const rows = [
    'a,New A,Size,S,,,A-S,12,,1',
    'a,,,L,,,A-L,12,,2',
    'b,B,Size,S,,,B-S,20,,7',
    'c,C,Size,S,,,C-S,5,,1',
  ]
  const { changed, counts } = await importRows([...rows, 'd,D,Size,S,,,D-S,5,,1'], { dryRun: true })
  expect(counts).toMatchObject({ new: 1, updated: 2, unchanged: 1 })
  expect(changed).toEqual([
    'a: price AED 10.00 → AED 12.00; name; 1 size added; 1 size removed',
    'b: stock of 1 size',
  ])
})
