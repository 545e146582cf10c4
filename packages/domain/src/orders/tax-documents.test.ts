import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedTax } from '#money'
import { creditNoteValues, spreadVat, taxDocumentNumber, taxTotals } from '#orders/tax-documents'

test('numbers contain kind, year and sequence', () => {
  expect(taxDocumentNumber('invoice', 2026, 42)).toBe('INV-2026-00042')
  expect(taxDocumentNumber('credit_note', 2027, 123456)).toBe('CN-2027-123456')
})

test('totals are the sums of the lines, as in a worked example', () => {
  const line = (list: number, discount: number, vat: number) => ({
    description: '',
    quantity: 1,
    list,
    discount,
    total: list - discount,
    vat,
  })
  const lines = [
    line(189_00, 9_45, 8_55),
    line(199_00, 9_95, 9_00),
    line(78_00, 3_90, 3_53),
    line(10_00, 0, 48),
  ]
  expect(taxTotals(lines)).toEqual({ list: 476_00, discount: 23_30, net: 431_14, vat: 21_56, total: 452_70 })
})

test('a credit note starts from the value left by the previous one', () => {
  const first = creditNoteValues({ value: 452_70, vat: 21_56 }, 37_05, 5)
  expect(first).toEqual({ valueBefore: 452_70, credited: 37_05, creditedVat: 1_76, valueAfter: 415_65 })
  const left = { value: first.valueAfter, vat: 21_56 - first.creditedVat }
  expect(creditNoteValues(left, 415_65, 5)).toMatchObject({ creditedVat: 19_80, valueAfter: 0 })
})

test('a credit note cannot exceed the remaining value or be zero', () => {
  for (const amount of [0, -1, 101])
    expect(() => creditNoteValues({ value: 100, vat: 5 }, amount, 5)).toThrow(RangeError)
})

test('credit notes reduce value and VAT exactly to zero, however the invoice is split', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(
      parts,
      fc.constantFrom(0, 5, 9.5),
      fc.integer({ min: -3, max: 3 }),
      (amounts, rate, drift) => {
        const value = amounts.reduce((sum, amount) => sum + amount, 0)
        const vat = Math.max(0, includedTax(value, rate) + drift)
        let left = { value, vat }
        for (const amount of amounts) {
          const note = creditNoteValues(left, amount, rate)
          left = { value: note.valueAfter, vat: left.vat - note.creditedVat }
          expect(left.vat).toBeGreaterThanOrEqual(0)
        }
        expect(left).toEqual({ value: 0, vat: 0 })
      },
    ),
  )
})

test('the lines of a credit note add up to its VAT, each between zero and its total', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 10_000 }), (totals, part) => {
      const untaxed = totals.map((total) => ({ total, vat: includedTax(total, 5) }))
      const vat = Math.round((totals.reduce((sum, total) => sum + total, 0) * part) / 10_000)
      const spread = spreadVat(untaxed, vat)
      expect(spread.reduce((sum, line) => sum + line.vat, 0)).toBe(vat)
      for (const line of spread) {
        expect(line.vat).toBeGreaterThanOrEqual(0)
        expect(line.vat).toBeLessThanOrEqual(line.total)
      }
    }),
  )
  expect(spreadVat([{ total: 37_05, vat: 1_76 }], 1_77)).toEqual([{ total: 37_05, vat: 1_77 }])
})
