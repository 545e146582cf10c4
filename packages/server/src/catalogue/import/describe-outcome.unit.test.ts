import { Readable } from 'node:stream'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import { expect, test } from 'vitest'
import { describeFetchedPictures, describeOutcome } from '#catalogue/import/describe-outcome'
import { Findings } from '#catalogue/import/findings'
import type { ImportCounts } from '#catalogue/import/import-products'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'

const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty'
const COUNTS: ImportCounts = {
  new: 1_234,
  updated: 1,
  unchanged: 0,
  hidden: 2,
  colours: 1,
  sizes: 3,
  removedColours: 0,
  removedSizes: 0,
}

async function read(...rows: string[]) {
  const [findings, reading] = [new Findings(), new ReadProgress()]
  const open = () => Readable.from([Buffer.from([HEADER, ...rows].join('\n'))])
  for await (const _ of readProducts(open, reading, findings));
  return { findings, reading, pictures: 0, changed: [] as string[], productIds: [] as string[] }
}

test('each bad row shows its line, its column and the reason, in the order of the file', async () => {
  const checked = await read(
    'a,,Title,Default Title,0,1',
    'b,B, Title,Default Title,9,1,1,',
    'c,C,Title,Default Title,9,x',
  )
  expect(describeOutcome({ ...checked, counts: null, written: false })).toEqual([
    'Read 3 rows with 2 products.',
    '4 problems. Nothing was imported:',
    '  line 2, Title: is empty; the first row of a product needs its name.',
    '  line 2, Variant Price: "0" is not above 0.',
    '  line 3: The row has 8 cells where the header has 6; put quotes around cells with a comma.',
    '  line 4, Variant Inventory Qty: "x" is not a whole number.',
    'Fix the file, or use --skip to import the rest and list the skipped rows.',
  ])
})

test('a dry run reports that it wrote nothing, and each decision has its line', async () => {
  const checked = await read('a,A,Size,1,10,1', 'a,,,2,12,')
  expect(
    describeOutcome({
      ...checked,
      pictures: 2,
      counts: { ...COUNTS, updated: 2 },
      written: false,
      changed: ['hat: stock of 1 size'],
    }),
  ).toEqual([
    'Read 2 rows with 1 product.',
    'Notes:',
    '  line 3: The variant has no stock quantity, so it counts as 0.',
    'Changes:',
    '  hat: stock of 1 size',
    '  and 1 more',
    'Would be imported:',
    '  products: 1,234 new, 2 updated, 0 unchanged',
    '  of these, not in the shop (archived, draft or unpublished): 2',
    '  with 1 colour and 3 sizes',
    'Nothing was changed (--dry-run).',
    'The file has 2 image URLs. Use --pictures to download the missing ones.',
  ])
})

test('skipped products are listed with their problems', async () => {
  const checked = await read('a,A,Title,Default Title,0,1', 'b,B,Title,Default Title,5,1')
  expect(describeOutcome({ ...checked, counts: COUNTS, written: true }).slice(0, 4)).toEqual([
    'Read 2 rows with 2 products.',
    '1 problem; 1 product skipped (--skip): a',
    '  line 2, Variant Price: "0" is not above 0.',
    'Imported:',
  ])
})

test('products with skipped rows are listed separately', async () => {
  const checked = await read('a,A,Title,Default Title,0,1', 'b,B,Size,90,5,1', 'b,,,100,free,1')
  expect(describeOutcome({ ...checked, counts: COUNTS, written: true }).slice(1, 4)).toEqual([
    '2 problems; 1 product skipped (--skip): a; rows skipped in 1 product (--skip): b',
    '  line 2, Variant Price: "0" is not above 0.',
    '  line 4, Variant Price: "free" is not a number.',
  ])
})

test('a file with shared SKUs shows how to give each size a unique one', () => {
  const findings = new Findings()
  findings.rowProblem(3, 'sku', importReason('repeated_sku', 'S-1', '2'))
  const outcome = {
    findings,
    reading: new ReadProgress(),
    pictures: 0,
    counts: null,
    written: false,
    changed: [],
    productIds: [],
  }
  expect(describeOutcome(outcome).at(-1)).toBe(
    'Use --new-skus to assign new SKUs to sizes with a duplicate SKU.',
  )
})

test('deletions are counted', async () => {
  const counts = { ...COUNTS, removedColours: 1, removedSizes: 2 }
  const lines = describeOutcome({ ...(await read('a,A,Size,1,10,1')), counts, written: true })
  expect(lines).toContain('Imported:')
  expect(lines).toContain('  no longer in the file: 1 colour, 2 sizes')
})

test('for many problems, the first are listed and the rest are counted', () => {
  const findings = new Findings()
  for (let line = 1; line <= 10_050; line += 1) findings.problem(line, null, importReason('no_price'))
  const lines = describeOutcome({
    findings,
    reading: new ReadProgress(),
    pictures: 0,
    counts: null,
    written: false,
    changed: [],
    productIds: [],
  })
  expect(lines).toHaveLength(10_004)
  expect(lines[1]).toBe('10,050 problems. Nothing was imported:')
  expect(lines.slice(-2)).toEqual([
    '  and 50 more',
    'Fix the file, or use --skip to import the rest and list the skipped rows.',
  ])
})

test('pictures that failed to load are listed with the reason', () => {
  const failed = [{ address: 'http://x.example/a.jpg', reason: 'took too long' }]
  expect(describeFetchedPictures({ saved: 1_200, failed })).toEqual([
    '1,200 images downloaded.',
    '1 image could not be downloaded:',
    '  http://x.example/a.jpg took too long',
  ])
  expect(describeFetchedPictures({ saved: 1, failed: [] })).toEqual(['1 image downloaded.'])
})
