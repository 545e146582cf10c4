import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlacedTerms, priceEdited } from '#orders/editing/price-edited'
import { quoteOrder } from '#orders/totals'
import { orderVat } from '#orders/vat'

const NO_CODE = { minimum: 0, amountOff: 0, freeDelivery: false }
const FEES = { deliveryFee: 25_00, freeDeliveryAbove: 169_00, expressFee: 10_00 }
const NORMAL: PlacedTerms = {
  delivery: 25_00,
  express: 0,
  cashFee: 0,
  shippingMethod: 'Normal',
  discountRate: 0,
  vatRate: 5,
}

const product = (price: number) => ({ price, discount: 0, flashsale: false, flashDiscount: 0 })
const lines = fc.array(
  fc.record({
    product: fc.record({
      price: fc.integer({ min: 1, max: 1_000_00 }),
      discount: fc.integer({ min: 0, max: 100 }),
      flashsale: fc.boolean(),
      flashDiscount: fc.integer({ min: 0, max: 100 }),
    }),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const rate = fc.constantFrom(0, 0.05, 0.6, 1)

test('restoring the original lines restores the original price', () => {
  fc.assert(
    fc.property(
      lines,
      rate,
      fc.constantFrom('Normal' as const, 'Express' as const),
      (ordered, discountRate, method) => {
        const before = quoteOrder(ordered, FEES, method, discountRate)
        const placed = { ...before, shippingMethod: method, discountRate, vatRate: 5 }
        const dearer = { deliveryFee: 40_00, freeDeliveryAbove: 169_00, expressFee: 20_00 }
        const { quote, vat, losesCode } = priceEdited(
          ordered,
          placed,
          before.delivery > 0 ? dearer : FEES,
          NO_CODE,
        )
        expect(losesCode).toBe(false)
        const wasExpressPaid = before.express > 0 || method === 'Normal'
        if (wasExpressPaid) expect(quote).toEqual(before)
        expect(vat).toEqual(orderVat(quote, 5))
      },
    ),
  )
})

test('the parts and the VAT of an edited order add up', () => {
  fc.assert(
    fc.property(lines, rate, fc.integer({ min: 0, max: 2_000_00 }), (ordered, discountRate, minimum) => {
      const { quote, vat } = priceEdited(ordered, { ...NORMAL, discountRate }, FEES, { ...NO_CODE, minimum })
      expect(quote.discounted + quote.delivery + quote.express - quote.coupon).toBe(quote.amount)
      expect(vat.lines.reduce((sum, line) => sum + line.couponShare, 0)).toBe(quote.coupon)
      expect(vat.lines.reduce((sum, line) => sum + line.vat, vat.deliveryVat + vat.expressVat)).toBe(vat.vat)
    }),
  )
})

test('delivery is recalculated: free above the limit, and the original fee below it', () => {
  const paid = { ...NORMAL, delivery: 20_00 }
  const two = [{ product: product(100_00), quantity: 2 }]
  const one = [{ product: product(100_00), quantity: 1 }]
  expect(priceEdited(two, paid, FEES, NO_CODE).quote.delivery).toBe(0)
  expect(priceEdited(one, paid, FEES, NO_CODE).quote.delivery).toBe(20_00)
  expect(priceEdited(one, { ...NORMAL, delivery: 0 }, FEES, NO_CODE).quote.delivery).toBe(25_00)
})

test('below the minimum of its code, an order loses the discount', () => {
  const one = [{ product: product(100_00), quantity: 1 }]
  const placed = { ...NORMAL, discountRate: 0.1 }
  expect(priceEdited(one, placed, FEES, { ...NO_CODE, minimum: 100_00 })).toMatchObject({
    losesCode: false,
    quote: { coupon: 10_00, amount: 115_00 },
  })
  expect(priceEdited(one, placed, FEES, { ...NO_CODE, minimum: 100_01 })).toMatchObject({
    losesCode: true,
    quote: { coupon: 0, amount: 125_00 },
  })
})
