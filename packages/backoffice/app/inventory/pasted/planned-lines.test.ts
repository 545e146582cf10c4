import { expect, test } from 'vitest'
import { readPasted } from '#inventory/pasted/pasted-lines'
import { type PastedSize, planLines } from '#inventory/pasted/planned-lines'

const WORDS = {
  received: 'Received',
  damaged: 'Damaged',
  lost: 'Lost',
  correction: 'Correction',
  counted: 'Counted',
}

const size = (sku: string, stock: number, more: Partial<PastedSize> = {}): PastedSize => ({
  id: sku,
  productId: 'tee',
  name: 'Tee',
  colour: 'Sage',
  picture: null,
  size: '90',
  sku,
  barcode: null,
  shelf: null,
  counted: true,
  archived: false,
  stock,
  begun: stock,
  price: 100_00,
  movement: 1,
  lastCountedAt: null,
  ...more,
})

const plan = (rows: string[], ...sizes: PastedSize[]) =>
  planLines(readPasted(rows.join('\n'), WORDS, 'received').lines, sizes).map(({ before, after, problem }) => [
    before,
    after,
    problem,
  ])

test('each line continues from the stock after the lines above it', () => {
  expect(
    plan(
      ['a-1\t5', 'A-1\t2\tlost', '629104\t1', 'A-1\t-8\tcorrection'],
      size('A-1', 3),
      size('B', 4, { barcode: '629104' }),
    ),
  ).toEqual([
    [3, 8, null],
    [8, 6, null],
    [4, 5, null],
    [6, -2, 'negative'],
  ])
})

test('unknown codes and uncounted sizes are reported, and a failed line leaves the stock unchanged', () => {
  expect(
    plan(['X\t1', 'U\t1', 'A\t9\tdamaged', 'A\t1\tdamaged'], size('A', 3), size('U', 0, { counted: false })),
  ).toEqual([
    [0, 1, 'unknown'],
    [0, 1, 'not_counted'],
    [3, -6, 'negative'],
    [3, 2, null],
  ])
})

test('a count sets the stock, minus units sold since it was pasted', () => {
  expect(
    plan(
      ['A\t7\tcounted', 'A\t2\tdamaged', 'B\t3', 'B\t4\tcounted', 'C\t4\tcounted', 'C\t1\tcounted'],
      size('A', 5),
      size('B', 5),
      size('C', 3, { begun: 5 }),
    ),
  ).toEqual([
    [5, 7, null],
    [7, 5, null],
    [5, 8, null],
    [8, 4, null],
    [3, 2, null],
    [2, -1, 'counted_twice'],
  ])
  expect(plan(['C\t1\tcounted'], size('C', 3, { begun: 5 }))).toEqual([[3, -1, 'negative']])
})
