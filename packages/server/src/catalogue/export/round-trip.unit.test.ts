import { Readable } from 'node:stream'
import { FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { csvLine } from '@little-dunes/domain/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportHeadings } from '#catalogue/export/export-headings'
import { productRows } from '#catalogue/export/product-rows'
import { Findings } from '#catalogue/import/findings'
import type { ExistingProduct } from '#catalogue/import/plan/existing-product'
import { planProduct } from '#catalogue/import/plan/plan-product'
import { CUSTOM_COLUMNS } from '#catalogue/import/read/custom-columns'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { withStoredPictures } from '#catalogue/import/stored-pictures'
import { countingIds } from '#testing/counting-ids'
import { anyProduct } from '#testing/products/any-product'

async function importedFrom(existing: ExistingProduct, missing = '') {
  const preserved = [existing.product, ...existing.sizes].flatMap((row) => Object.keys(row.importedFields))
  const headings = exportHeadings(preserved).filter((heading) => heading !== missing)
  const rows = productRows(existing, 'https://shop.example')
  const text = [headings, ...rows.map((cells) => headings.map((heading) => cells[heading] ?? ''))]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')
  const findings = new Findings()
  const open = () => Readable.from([Buffer.from(text)])
  const [imported] = await Array.fromAsync(readProducts(open, new ReadProgress(), findings))
  expect(findings.problems).toEqual([])
  if (!imported) throw new Error('The file contains no product')
  return withStoredPictures(imported, async () => true)
}

const options = { newId: countingIds(), now: new Date('2026-11-01T00:00:00Z'), keepStock: false }

test('an exported and reimported product is unchanged, for any content', async () => {
  await fc.assert(
    fc.asyncProperty(anyProduct, async (existing) => {
      const change = planProduct(await importedFrom(existing), existing, options)
      expect(change).toMatchObject({ kind: 'unchanged', variants: [], sizes: [], removedSizes: [] })
    }),
    { numRuns: 100 },
  )
})

test('a missing column leaves its field unchanged', async () => {
  // Scheduled products need the time of publishing.
  const optional = fc.constantFrom(...FILE_FIELDS.filter((name) => name !== 'publishAt'))
  await fc.assert(
    fc.asyncProperty(anyProduct, optional, async (existing, name) => {
      const change = planProduct(await importedFrom(existing, CUSTOM_COLUMNS[name]), existing, options)
      const isHalfSpan = name.endsWith('At')
      expect(change.product[name]).toEqual(isHalfSpan ? null : existing.product[name])
    }),
    { numRuns: 100 },
  )
})

/** Without ids and columns that change with time. Positions become places. */
function comparable({ product, variants, sizes }: Pick<ExistingProduct, 'product' | 'variants' | 'sizes'>) {
  const { id: _, appliedSale: __, flashPaused: ___, ...productFields } = product
  const inOrder = <Row extends { position: number }>(rows: Row[]) =>
    rows.toSorted((a, b) => a.position - b.position)
  return {
    ...productFields,
    colours: inOrder(variants).map(({ id, productId: _id, position: _position, ...colour }) => ({
      ...colour,
      sizes: inOrder(sizes.filter(({ variantId }) => variantId === id)).map(
        ({ id: _size, variantId, productId, position, ...size }) => size,
      ),
    })),
  }
}

test('a product imported into a new shop equals the exported one', async () => {
  await fc.assert(
    fc.asyncProperty(anyProduct, async (existing) => {
      const change = planProduct(await importedFrom(existing), undefined, options)
      expect(comparable(change)).toEqual(comparable(existing))
    }),
    { numRuns: 100 },
  )
})
