import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { csvLine } from '@little-dunes/domain/csv'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const MADE_IN = 'Made in (product.metafields.little_dunes.made_in)'

beforeAll(() => {
  vi.resetModules()
  vi.doMock(import('@little-dunes/domain/catalogue/fields/product-fields'), async (original) => {
    const { namesWith, fieldNames } = await import('@little-dunes/domain/catalogue/fields/product-field')
    const declared = await original()
    const optionName = { ...declared.PRODUCT_FIELDS.optionName, isInOrders: true as const }
    const PRODUCT_FIELDS = {
      ...declared.PRODUCT_FIELDS,
      madeIn: { ...optionName, column: ['Made in', 'made_in'] as const },
    }
    return {
      ...declared,
      PRODUCT_FIELDS,
      PRODUCT_FIELD_NAMES: fieldNames(PRODUCT_FIELDS),
      FILE_FIELDS: namesWith(PRODUCT_FIELDS, 'column'),
      SHOWN_FIELDS: namesWith(PRODUCT_FIELDS, 'isShown'),
      ORDERED_FIELDS: namesWith(PRODUCT_FIELDS, 'isInOrders'),
    } as unknown as typeof declared
  })
  vi.doMock(import('#catalogue/catalogue-tables'), async (original) => {
    const tables = await original()
    const products = Object.assign(Object.create(tables.products), { madeIn: tables.products.optionName })
    return { ...tables, products }
  })
})

afterAll(() => {
  vi.doUnmock('@little-dunes/domain/catalogue/fields/product-fields')
  vi.doUnmock('#catalogue/catalogue-tables')
  vi.resetModules()
})

test('the guide declares the field that this test uses', () => {
  const guide = readFileSync(new URL('../../../../docs/how-to/field.md', import.meta.url), 'utf8')
  expect(guide).toContain("madeIn: { ...words(80), column: ['Made in', 'made_in'], isShown: true }")
})

test('a declared field appears in public calls, staff calls, the form and orders', async () => {
  const { product } = await import('@little-dunes/domain/contract/catalogue/wire-product')
  const { wholeProduct } = await import('@little-dunes/domain/contract/catalogue/staff/product-fields')
  const { PRODUCT_SCHEMAS } = await import('@little-dunes/domain/contract/catalogue/staff/product-form')
  const { formValues } = await import('@little-dunes/domain/contract/catalogue/staff/product-form-values')
  const { orderedProduct } = await import('@little-dunes/domain/contract/orders/ordered-product')
  const { aWholeProduct } = await import('@little-dunes/domain/testing/a-whole-product')
  for (const schema of [product, wholeProduct, orderedProduct]) expect(schema.shape).toHaveProperty('madeIn')
  expect(formValues(aWholeProduct())).toHaveProperty('madeIn', '')
  const schemas: Record<string, { safeParse(value: unknown): { success: boolean } }> = PRODUCT_SCHEMAS
  expect(['Oman', 'x'.repeat(81)].map((text) => schemas.madeIn?.safeParse(text).success)).toEqual([
    true,
    false,
  ])
})

test('exports write a declared field, and imports read it', async () => {
  const { exportHeadings } = await import('#catalogue/export/export-headings')
  const { productRows } = await import('#catalogue/export/product-rows')
  const { Findings } = await import('#catalogue/import/findings')
  const { PRODUCT_FIELDS } = await import('#catalogue/import/stored-fields')
  const { planProduct } = await import('#catalogue/import/plan/plan-product')
  const { ReadProgress, readProducts } = await import('#catalogue/import/read/read-products')
  const { shownFields } = await import('#catalogue/shown-fields')
  const { anyProduct } = await import('#testing/products/any-product')
  const { countingIds } = await import('#testing/counting-ids')
  const [drawn] = fc.sample(anyProduct, { seed: 7, numRuns: 1 })
  if (!drawn) throw new Error('fast-check returned no sample')
  const stored = { ...drawn, product: { ...drawn.product, madeIn: 'Oman' } }
  const rows = productRows(stored, 'https://shop.example')
  expect(rows[0]?.[MADE_IN]).toBe('Oman')
  expect(PRODUCT_FIELDS).toContain('madeIn')
  expect(shownFields(stored.product)).toMatchObject({ madeIn: 'Oman' })

  const options = { newId: countingIds(), now: new Date(0), keepStock: false }
  async function plannedFrom(headings: string[]) {
    const lines = [headings, ...rows.map((cells) => headings.map((heading) => cells[heading] ?? ''))]
    const text = lines.map((cells) => `${csvLine(cells)}\r\n`).join('')
    const open = () => Readable.from([Buffer.from(text)])
    const [imported] = await Array.fromAsync(readProducts(open, new ReadProgress(), new Findings()))
    if (!imported) throw new Error('The file contains no product')
    return [undefined, stored].map((existing) => planProduct(imported, existing, options).product)
  }
  const headings = exportHeadings([])
  expect(await plannedFrom(headings)).toMatchObject([{ madeIn: 'Oman' }, { madeIn: 'Oman' }])
  const others = headings.filter((heading) => heading !== MADE_IN)
  expect(await plannedFrom(others)).toMatchObject([{ madeIn: '' }, { madeIn: 'Oman' }])
})
