import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  products,
  productTranslations,
  sizeEntries,
  subCategoryTranslations,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { exportFile } from '#catalogue/export/export-file'
import { type ImportOptions, importProducts } from '#catalogue/import/import-products'
import { loadStoredProducts } from '#catalogue/import/load-existing'
import type { DatabaseConnection } from '#database/database'
import type { Database } from '#shop'
import { countingIds } from '#testing/counting-ids'
import { freshDatabase } from '#testing/fresh-database'

const SAMPLE = fileURLToPath(new URL('../import/sample-export.csv', import.meta.url))
const PICTURES = ['/media/duna.0123abcd.avif', '/media/duna-2.4567abcd.avif']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'))
})
afterAll(() => rm(folder, { recursive: true }))

let [first, second]: DatabaseConnection[] = []
let file: string
beforeEach(async () => {
  first = await freshDatabase()
  second = await freshDatabase()
  file = path.join(folder, `${Date.now()}.csv`)
})
afterEach(() => Promise.all([first?.close(), second?.close()]))

const importInto = (db: Database, from: string, options: ImportOptions = {}) =>
  importProducts(
    { db, newId: countingIds(), now: () => new Date('2026-06-10T08:00:00Z') },
    () => createReadStream(from),
    { hasPicture: async (address) => PICTURES.includes(address), ...options },
  )
const exported = (db: Database) => exportFile(db, file, 'https://shop.example', () => undefined)

async function shownIn(db: Database) {
  const stored = await loadStoredProducts(db, eq(products.id, products.id))
  return stored
    .toSorted((a, b) => (a.product.handle < b.product.handle ? -1 : 1))
    .map(({ product: { id: _, ...product }, variants: colours, sizes }) => ({
      ...product,
      colours: colours
        .toSorted((a, b) => a.position - b.position)
        .map(({ id, productId: _product, ...colour }) => ({
          ...colour,
          sizes: sizes
            .filter(({ variantId }) => variantId === id)
            .toSorted((a, b) => a.position - b.position)
            .map(({ id: _size, variantId: _variant, productId: _productId, ...size }) => size),
        })),
    }))
}

/** Data that no file of another system has. */
async function fillByHand(db: Database) {
  const [sandals] = await db.select().from(products).where(eq(products.handle, 'sandalias-duna'))
  const id = sandals?.id ?? ''
  const colours = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position))
  await db
    .update(products)
    .set({
      sku: 'LD-SAN-1',
      description: 'Two  blanks\n\n\nand = lines',
      category: 'Girls',
      discount: 7.14,
      price: 6_999_78,
      image: [...PICTURES].reverse(),
      altTexts: { [PICTURES[0] ?? '']: { en: 'On sand, from the side', ar: 'على الرمل' } },
      flashsale: true,
      flashDiscount: 12.5,
      flashEndsAt: new Date('2026-12-01T20:00:00Z'),
      saleDiscount: 30,
      saleStartsAt: new Date('2027-01-01T00:00:00Z'),
      bestseller: true,
      publishedAt: new Date('2026-02-03T04:05:06.789Z'),
    })
    .where(eq(products.id, id))
  await db.insert(productTranslations).values({ productId: id, language: 'ar', name: 'صندل دونا' })
  const subCategory = sandals?.subCategory ?? ''
  await db.insert(subCategoryTranslations).values({ subCategory, language: 'ar', name: 'صنادل' })
  const [oat] = colours
  await db
    .insert(variantTranslations)
    .values({ variantId: oat?.id ?? '', language: 'ar', colorName: 'شوفان' })
  await db
    .update(variants)
    .set({ images: PICTURES, swatch: '#123456' })
    .where(eq(variants.id, oat?.id ?? ''))
  // Picture addresses of another shop are useless once this one has pictures.
  await db
    .update(products)
    .set({ importedFields: sql`imported_fields - 'Product image URL'` })
    .where(eq(products.id, id))
  await db
    .update(sizeEntries)
    .set({ importedFields: sql`imported_fields - 'Variant image URL'` })
    .where(eq(sizeEntries.productId, id))
  const ofOat = eq(sizeEntries.variantId, oat?.id ?? '')
  await db.update(sizeEntries).set({ shelf: 'B2', counted: false, price: 99_99 }).where(ofOat)
  const [one] = await db.select().from(sizeEntries).where(ofOat)
  await db
    .update(sizeEntries)
    .set({ barcode: '6291041500213', position: 9 })
    .where(eq(sizeEntries.id, one?.id ?? ''))
  await db
    .update(products)
    .set({ status: 'scheduled', publishAt: new Date('2031-01-01T00:00:00Z') })
    .where(eq(products.handle, 'fustan-noor'))
}

test('exported products import unchanged, into the same shop and into a new one', async () => {
  if (!first || !second) throw new Error('The database is not open')
  await importInto(first.db, SAMPLE)
  await fillByHand(first.db)
  expect(await exported(first.db)).toBe(12)
  const again = await importInto(first.db, file, { dryRun: true })
  expect([again.findings.problems, again.findings.notes]).toEqual([[], []])
  expect(again.counts).toMatchObject({ new: 0, updated: 0, unchanged: 12 })
  expect((await importInto(second.db, file)).counts).toMatchObject({ new: 12, updated: 0 })
  const places = (shown: Awaited<ReturnType<typeof shownIn>>) =>
    shown.map(({ colours, ...product }) => ({
      ...product,
      colours: colours.map(({ position: _, sizes, ...colour }) => ({
        ...colour,
        sizes: sizes.map(({ position: _place, ...size }) => size),
      })),
    }))
  expect(places(await shownIn(second.db))).toEqual(places(await shownIn(first.db)))
})

test('an exported file has the current headings and full picture addresses', async () => {
  if (!first) throw new Error('The database is not open')
  await importInto(first.db, SAMPLE)
  await fillByHand(first.db)
  await exported(first.db)
  const text = await readFile(file, 'utf8')
  expect(text.slice(0, 60)).toBe('\uFEFFTitle,URL handle,Description,Vendor,Product category,Type,T')
  expect(text).toContain('https://shop.example/media/duna-2.4567abcd.avif,1,')
  expect(text).toContain(',https://shop.example/media/duna.0123abcd.avif,2,"On sand, from the side",')
})

test('a changed price in an exported file applies with any discount', async () => {
  if (!first) throw new Error('The database is not open')
  await importInto(first.db, SAMPLE)
  await first.db
    .update(products)
    .set({ discount: 20, price: 100_00 })
    .where(eq(products.handle, 'vestido-volantes'))
  await first.db.update(sizeEntries).set({ price: null })
  await exported(first.db)
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(',80.00,100.00,', ',75.00,100.00,'))
  await importInto(first.db, file)
  const [dress] = await first.db.select().from(products).where(eq(products.handle, 'vestido-volantes'))
  expect(dress).toMatchObject({ price: 100_00, discount: 25 })
})

const ORIGINAL = [
  'Title,URL handle,Description,Vendor,Tags,Status,Option1 name,Option1 value,Option2 name,Option2 value,Option3 name,Option3 value,SKU,Barcode,Price,Compare-at price,Cost per item,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,SEO title,Warehouse',
  'Galaxy Tee,galaxy-tee,<p>Soft <b>cotton</b></p>,Sahra,"dark, stars",Active,Size,S,Fit,Regular,Sleeve,long,GT-1,629104150,6500,7000,22.50,shopify,5,CONTINUE,220,https://cdn.example/1.jpg,1,"Front, on sand",Tee | Sahra,North',
  ',galaxy-tee,,,,,,M,,Oversized,,short,GT-2,,6500,7000,,shopify,0,CONTINUE,230,https://cdn.example/2.jpg,2,,,South',
  '',
].join('\n')

test('an export keeps all columns of an imported file, including unused ones', async () => {
  if (!first || !second) throw new Error('The database is not open')
  const original = path.join(folder, 'original.csv')
  await writeFile(original, ORIGINAL)
  await importInto(first.db, original)
  await exported(first.db)
  const readTable = async (name: string): Promise<Record<string, string>[]> =>
    parse(await readFile(name), { columns: true, bom: true })
  const [before, after] = [await readTable(original), await readTable(file)]
  const inCommon = after.map((row) =>
    Object.fromEntries(Object.keys(before[0] ?? {}).map((heading) => [heading, row[heading]])),
  )
  const inAed = (text: string | undefined) => (text ? Number(text) : '')
  expect(inCommon).toMatchObject(
    before.map((row) => ({ ...row, Price: expect.any(String), 'Compare-at price': expect.any(String) })),
  )
  for (const heading of ['Price', 'Compare-at price'])
    expect(after.map((row) => inAed(row[heading]))).toEqual(before.map((row) => inAed(row[heading])))
  expect((await importInto(first.db, file, { dryRun: true })).counts).toMatchObject({
    updated: 0,
    unchanged: 1,
  })
  await importInto(second.db, file)
  const [other] = await shownIn(second.db)
  expect(other).toEqual((await shownIn(first.db))[0])
})

test('a rewritten description replaces the imported one in the export', async () => {
  if (!first) throw new Error('The database is not open')
  const original = path.join(folder, 'formatted.csv')
  await writeFile(original, ORIGINAL)
  await importInto(first.db, original)
  await first.db.update(products).set({ description: 'Softer cotton' })
  await exported(first.db)
  const text = await readFile(file, 'utf8')
  expect([text.includes('<p>Softer cotton</p>'), text.includes('<b>')]).toEqual([true, false])
})

test('an export does not overwrite an existing file', async () => {
  if (!first) throw new Error('The database is not open')
  await exported(first.db)
  await expect(exported(first.db)).rejects.toThrow('EEXIST')
})
