import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REGIONS } from '#accounts/address'
import { includedTax } from '#money'
import { EMIRATE_CODES, eInvoiceLine, toTin } from '#orders/e-invoice'

test('each emirate has a unique code, and a TRN starts with the TIN of its company', () => {
  expect(new Set(REGIONS.map((region) => EMIRATE_CODES[region])).size).toBe(REGIONS.length)
  expect(toTin('100200300400503')).toBe('1002003004')
})

test('price and discount of a reduced line, without VAT, give the net amount of the invoice', () => {
  const line = {
    description: 'Fox Tee',
    quantity: 2,
    list: 210_00,
    discount: 21_00,
    total: 189_00,
    vat: 9_00,
  }
  expect(eInvoiceLine(line, 5)).toEqual({
    description: 'Fox Tee',
    quantity: 2,
    gross: 200_00,
    discount: 20_00,
    net: 180_00,
    vat: 9_00,
    total: 189_00,
  })
})

test('for every amount, gross less discount is net, net plus VAT is the total, and no value is negative', () => {
  const amounts = fc.tuple(
    fc.nat(10_000_00),
    fc.nat(10_000_00),
    fc.constantFrom(0, 5, 7.5),
    fc.integer({ min: -1, max: 1 }),
  )
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 99 }), ([total, discount, rate, moved], quantity) => {
      const vat = Math.min(total, Math.max(0, includedTax(total, rate) + moved))
      const line = eInvoiceLine(
        { description: 'x', quantity, list: total + discount, discount, total, vat },
        rate,
      )
      expect(line.gross - line.discount).toBe(line.net)
      expect(line.net + line.vat).toBe(total)
      expect(Math.min(line.gross, line.discount, line.net, line.vat)).toBeGreaterThanOrEqual(0)
      if (discount === 0) expect(line.discount).toBe(0)
    }),
  )
})
