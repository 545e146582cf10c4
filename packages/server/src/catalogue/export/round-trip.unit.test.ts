import { Readable } from 'node:stream'
import { FILE_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { csvLine } from '@little-dunes/domain/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportHeadings } from '#catalogue/export/export-headings'
import { productRows } from '#catalogue/export/product-rows'
import { Findings } from '#catalogue/import/findings'
import { withOwnPictures } from '#catalogue/import/own-pictures'
import type { ExistingProduct } from '#catalogue/import/plan/existing-product'
import { planProduct } from '#catalogue/import/plan/plan-product'
import { OWN_COLUMNS } from '#catalogue/import/read/own-columns'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { countingIds } from '#testing/counting-ids'
import { anyProduct } from '#testing/products/any-product'

async function importedFrom(held: ExistingProduct, missing = '') {
  const kept = [held.product, ...held.sizes].flatMap((row) => Object.keys(row.importedFields))
  const headings = exportHeadings(kept).filter((heading) => heading !== missing)
  const rows = productRows(held, 'https://shop.example')
  const text = [headings, ...rows.map((cells) => headings.map((heading) => cells[heading] ?? ''))]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')
  const findings = new Findings()
  const open = () => Readable.from([Buffer.from(text)])
  const [imported] = await Array.fromAsync(readProducts(open, new ReadProgress(), findings))
  expect(findings.problems).toEqual([])
  if (!imported) throw new Error('The file holds no product')
  return withOwnPictures(imported, async () => true)
}

const options = { newId: countingIds(), now: new Date('2026-11-01T00:00:00Z'), keepStock: false }

test('an exported and reimported product is unchanged, for any content', async () => {
  await fc.assert(
    fc.asyncProperty(anyProduct, async (held) => {
      const change = planProduct(await importedFrom(held), held, options)
      expect(change).toMatchObject({ kind: 'unchanged', variants: [], sizes: [], removedSizes: [] })
    }),
    { numRuns: 100 },
  )
})

test('a missing column leaves its field unchanged', async () => {
  // Scheduled products need the time of publishing.
  const optional = fc.constantFrom(...FILE_FIELDS.filter((name) => name !== 'publishAt'))
  await fc.assert(
    fc.asyncProperty(anyProduct, optional, async (held, name) => {
      const change = planProduct(await importedFrom(held, OWN_COLUMNS[name]), held, options)
      const isHalfSpan = name.endsWith('At')
      expect(change.product[name]).toEqual(isHalfSpan ? null : held.product[name])
    }),
    { numRuns: 100 },
  )
})

/** Without ids and columns that change with time. Positions become places. */
function comparable({ product, variants, sizes }: Pick<ExistingProduct, 'product' | 'variants' | 'sizes'>) {
  const { id: _, appliedSale: __, flashPaused: ___, ...own } = product
  const inOrder = <Row extends { position: number }>(rows: Row[]) =>
    rows.toSorted((a, b) => a.position - b.position)
  return {
    ...own,
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
    fc.asyncProperty(anyProduct, async (held) => {
      const change = planProduct(await importedFrom(held), undefined, options)
      expect(comparable(change)).toEqual(comparable(held))
    }),
    { numRuns: 100 },
  )
})
