import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '#money'
import { compareRemittance, readRemittedAmount } from '#orders/cash/remittance'

test.each([
  ['120', 120_00],
  ['120.5', 120_50],
  ['1,234.50', 1_234_50],
  ['1.234,50', 1_234_50],
  ['1 234,50', 1_234_50],
  ['AED 99.00', 99_00],
  ['99.00 د.إ', 99_00],
  ['Dhs. 45', 45_00],
  ['١٢٠٫٥٠', 120_50],
  ['1,234', 1_234_00],
  ['0', 0],
])('%s is read as %d fils', (text, fils) => {
  expect(readRemittedAmount(text)).toBe(fils)
})

test.each(['', 'paid', '-5', '1.2345', '12,34,5', '1e9', '.5', '5.', '99999999999'])(
  '%j is not an amount',
  (text) => {
    expect(readRemittedAmount(text)).toBeNull()
  },
)

test('every amount is read back from the format of the shop', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (fils) => {
      expect(readRemittedAmount(formatAmount(fils))).toBe(fils)
      expect(readRemittedAmount(`AED\u00a0${formatAmount(fils)}`)).toBe(fils)
    }),
  )
})

const owed = [
  { id: 'a', number: 10001, amount: 100_00 },
  { id: 'b', number: 10002, amount: 50_00 },
  { id: 'c', number: 10003, amount: 25_00 },
]

test('rows match, differ or settle nothing, and owed orders without a row are missing', () => {
  const rows = [
    { line: 2, order: 'LD-10001', amount: '100.00' },
    { line: 3, order: '10002', amount: '45.00' },
    { line: 4, order: 'ld 10001', amount: '100.00' },
    { line: 5, order: 'LD-99999', amount: '10.00' },
    { line: 6, order: 'Total', amount: '155.00' },
  ]
  expect(compareRemittance(owed, rows)).toEqual({
    matched: [{ ...owed[0], paid: 100_00 }],
    differing: [{ ...owed[1], paid: 45_00 }],
    refused: [
      { ...rows[2], problem: 'repeated' },
      { ...rows[3], problem: 'not_owed' },
      { ...rows[4], problem: 'unreadable' },
    ],
    missing: [owed[2]],
  })
})

test('every row and every owed order is counted once, for any file', () => {
  const row = fc.record({
    line: fc.nat(),
    order: fc.oneof(fc.constantFrom('LD-10001', '10002', 'ld-10003'), fc.string({ maxLength: 8 })),
    amount: fc.oneof(fc.constantFrom('100.00', '50', '25,00'), fc.string({ maxLength: 8 })),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const { matched, differing, refused, missing } = compareRemittance(owed, rows)
      expect(matched.length + differing.length + refused.length).toBe(rows.length)
      const settled = [...matched, ...differing].map(({ id }) => id)
      expect([...settled, ...missing.map(({ id }) => id)].toSorted()).toEqual(['a', 'b', 'c'])
    }),
  )
})
