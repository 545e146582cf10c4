import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricingFields } from '#catalogue/product'
import { subtractRate } from '#money'
import {
  type DiscountScope,
  type DiscountTerms,
  discountProblems,
  discountRefusal,
  discountState,
  isDiscountable,
  normalisedCode,
  wholePercent,
} from '#orders/discount-codes'
import { quoteOrder } from '#orders/totals'
import { orderVat } from '#orders/vat'
import { anyFees, anyLines, anyRate } from '#testing/any-order'

test('a code is checked trimmed and in upper case (VAL-30)', () => {
  expect(normalisedCode(' firstday ')).toBe('FIRSTDAY')
  fc.assert(fc.property(fc.string(), (text) => normalisedCode(normalisedCode(text)) === normalisedCode(text)))
})

test('the coupon line shows the rate as a whole percentage (CHK-19)', () => {
  expect([0.6, 0.05, 0.29, 0.07, 0].map(wholePercent)).toEqual([60, 5, 29, 7, 0])
})

const OPEN: DiscountTerms = {
  rate: 0.25,
  amountOff: 0,
  freeDelivery: false,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: 1,
  categories: [],
  subCategories: [],
  skus: [],
  fullPriceOnly: false,
  firstOrderOnly: false,
  customerId: null,
}

test('a code is valid between its times, up to its maximum uses, and optionally only for a first order', () => {
  const now = 1_000
  const refusal = (terms: Partial<DiscountTerms>, overrides: object = {}) =>
    discountRefusal(
      { ...OPEN, ...terms },
      { now, uses: 0, hasOrdered: false, isForOther: false, ...overrides },
    )
  expect(refusal({})).toBeNull()
  expect([refusal({ startsAt: 1_001 }), refusal({ startsAt: 1_000 })]).toEqual(['code_unknown', null])
  expect([refusal({ endsAt: 1_000 }), refusal({ endsAt: 1_001 })]).toEqual(['code_ended', null])
  expect([refusal({ maxUses: 2 }, { uses: 2 }), refusal({ maxUses: 2 }, { uses: 1 })]).toEqual([
    'code_used_up',
    null,
  ])
  expect(refusal({ firstOrderOnly: true }, { hasOrdered: true })).toBe('code_first_order')
  expect(refusal({ firstOrderOnly: true })).toBeNull()
  expect(refusal({}, { isForOther: true })).toBe('code_other_customer')
})

test('a code is planned, live or ended by its times, and stays ended', () => {
  const state = (overrides: Partial<DiscountTerms & { active: boolean }>) =>
    discountState({ ...OPEN, active: true, ...overrides }, 1_000)
  expect([state({}), state({ startsAt: 1_001 }), state({ endsAt: 1_000 })]).toEqual([
    'live',
    'planned',
    'ended',
  ])
  expect(state({ active: false, startsAt: 2_000 })).toBe('ended')
})

test('customers cannot use a planned or ended code', () => {
  const terms = fc.record({
    startsAt: fc.option(fc.nat(100)),
    endsAt: fc.option(fc.nat(100)),
    maxUses: fc.option(fc.integer({ min: 1, max: 9 })),
    firstOrderOnly: fc.boolean(),
  })
  fc.assert(
    fc.property(terms, fc.nat(100), fc.nat(9), fc.boolean(), (overrides, now, uses, hasOrdered) => {
      const state = discountState({ ...OPEN, ...overrides, active: true }, now)
      const refusal = discountRefusal({ ...OPEN, ...overrides }, { now, uses, hasOrdered, isForOther: false })
      return state === 'live' || refusal !== null
    }),
  )
})

test('each invalid term has a message', () => {
  const problems = (terms: Partial<DiscountTerms>, code = 'WHITE-26') =>
    discountProblems(code, { ...OPEN, ...terms })
  expect(problems({})).toEqual({})
  expect(problems({}, 'white')).toEqual({ code: 'format' })
  for (const code of ['', '-A', 'A B', 'A'.repeat(41)]) expect(problems({}, code)).toEqual({ code: 'format' })
  expect([problems({ rate: 0 }), problems({ rate: 1.01 }), problems({ rate: 0.12345 })]).toEqual(
    Array(3).fill({ rate: 'percent' }),
  )
  expect(problems({ minimum: -1, maxUses: 0 })).toEqual({ minimum: 'amount', maxUses: 'count' })
  expect(problems({ startsAt: 5, endsAt: 5 })).toEqual({ endsAt: 'order_of_times' })
})

test('with any discount, the parts of an order add up to the fils and no customer receives money', () => {
  const product = fc.record({ price: fc.integer({ min: 1, max: 5_000_00 }) })
  const fees = { deliveryFee: 25_00, freeDeliveryAbove: 169_00, expressFee: 10_00 }
  fc.assert(
    fc.property(
      product,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 10_000 }),
      ({ price }, quantity, points) => {
        const line = { product: { price, discount: 0, flashsale: false, flashDiscount: 0 }, quantity }
        const { discounted, delivery, express, coupon, amount } = quoteOrder(
          [line],
          fees,
          'Express',
          points / 10_000,
        )
        return (
          [discounted, delivery, express, coupon, amount].every(Number.isInteger) &&
          discounted + delivery + express - coupon === amount &&
          coupon >= 0 &&
          coupon <= discounted &&
          amount >= delivery + express
        )
      },
    ),
  )
})

test('a code takes off either a percentage, an amount or the delivery fee', () => {
  const problems = (overrides: Partial<DiscountTerms>) => discountProblems('EID', { ...OPEN, ...overrides })
  expect(problems({ rate: 0, amountOff: 20_00 })).toEqual({})
  expect(problems({ rate: 0, freeDelivery: true })).toEqual({})
  expect(problems({ rate: 0 })).toEqual({ rate: 'percent' })
  expect(problems({ amountOff: 20_00 })).toEqual({ amountOff: 'kind' })
  expect(problems({ freeDelivery: true })).toEqual({ freeDelivery: 'kind' })
  expect(problems({ rate: 0, amountOff: 0.5 })).toEqual({ amountOff: 'amount' })
  expect(problems({ rate: 0, amountOff: -1 })).toEqual({ amountOff: 'amount' })
  expect(problems({ maxUsesPerCustomer: 0 })).toEqual({ maxUsesPerCustomer: 'count' })
  expect(problems({ subCategories: ['Dresses'] })).toEqual({})
  expect(problems({ subCategories: [' '] })).toEqual({ subCategories: 'sub_category' })
  expect(problems({ subCategories: ['S'.repeat(81)] })).toEqual({ subCategories: 'sub_category' })
  expect(problems({ skus: ['  '] })).toEqual({ skus: 'products' })
  expect(problems({ skus: ['S'.repeat(255)] })).toEqual({})
  expect(problems({ skus: ['S'.repeat(256)] })).toEqual({ skus: 'products' })
})

test('a code covers its categories and article numbers, or everything by default', () => {
  const product = { price: 100_00, discount: 0, flashsale: false, flashDiscount: 0 }
  const isFor = (overrides: Partial<DiscountScope>, pricing: Partial<PricingFields> = {}) =>
    isDiscountable(
      { ...OPEN, ...overrides },
      { category: 'Girls', subCategory: 'Dresses', sku: 'A-1', product: { ...product, ...pricing } },
    )
  expect(isFor({ categories: [], skus: [] })).toBe(true)
  expect(isFor({ categories: ['Girls'], skus: [] })).toBe(true)
  expect(isFor({ categories: ['Boys'], skus: ['A-1'] })).toBe(true)
  expect(isFor({ categories: ['Boys'], skus: ['B-2'] })).toBe(false)
  expect(isFor({ fullPriceOnly: true })).toBe(true)
  expect(isFor({ fullPriceOnly: true }, { discount: 0.01 })).toBe(false)
  expect(isFor({ fullPriceOnly: true, skus: ['A-1'] }, { discount: 10 })).toBe(false)
  expect(isFor({ fullPriceOnly: true }, { flashsale: true, flashDiscount: 20 })).toBe(false)
  expect(isFor({ fullPriceOnly: true }, { flashDiscount: 20 })).toBe(true)
  expect(isFor({}, { discount: 10 })).toBe(true)
})

const anyKind = fc.constantFrom('Dresses', 'Skirts', 'Sets')
const anyCategory = fc.constantFrom('Boys', 'Girls', 'Unisex')
const anyGoods = fc.array(
  fc.record({ category: anyCategory, subCategory: anyKind, sku: fc.constantFrom('A-1', 'B-2', 'C-3') }),
  { minLength: 1, maxLength: 6 },
)
const anyScope = fc.record({
  categories: fc.subarray(['Boys', 'Girls', 'Unisex']),
  subCategories: fc.subarray(['Dresses', 'Skirts', 'Gone']),
  skus: fc.subarray(['A-1', 'B-2']),
})

test('sub-categories narrow the categories of a code, and the discount never exceeds the price of its items', () => {
  fc.assert(
    fc.property(anyGoods, anyScope, anyFees, anyRate, (goods, scope, fees, rate) => {
      const product = { price: 100_00, discount: 0, flashsale: false, flashDiscount: 0 }
      const isFor = (overrides: Partial<DiscountScope>, one: (typeof goods)[number]) =>
        isDiscountable({ ...OPEN, ...scope, ...overrides }, { ...one, product })
      for (const one of goods) {
        const isListed = scope.skus.includes(one.sku)
        // Another sub-category admits more products, the first one excludes others.
        if (scope.subCategories.length > 0 && isFor({}, one))
          expect(isFor({ subCategories: [...scope.subCategories, 'Sets'] }, one)).toBe(true)
        if (scope.subCategories.length > 0 && !scope.subCategories.includes(one.subCategory))
          expect(isFor({}, one)).toBe(isListed)
        if (scope.categories.length > 0 && !scope.categories.includes(one.category))
          expect(isFor({}, one)).toBe(isListed)
      }
      const lines = goods.map((one) => ({ product, quantity: 1, isExcluded: !isFor({}, one) }))
      const quote = quoteOrder(lines, fees, 'Normal', rate)
      const meant = 100_00 * lines.filter(({ isExcluded }) => !isExcluded).length
      expect(quote.coupon).toBeLessThanOrEqual(Math.ceil(meant * rate))
      const vat = orderVat(quote, 5)
      for (const [at, { isExcluded }] of lines.entries())
        if (isExcluded) expect(vat.lines[at]?.couponShare).toBe(0)
    }),
  )
})

test('a full-price code skips reduced items, and the parts of every order add up to the fils', () => {
  fc.assert(
    fc.property(anyLines, anyFees, anyRate, fc.nat({ max: 900_00 }), (lines, fees, rate, amountOff) => {
      const scope = { ...OPEN, fullPriceOnly: true }
      const judged = lines.map((line) => ({
        ...line,
        isExcluded: !isDiscountable(scope, {
          category: 'Girls',
          subCategory: 'Dresses',
          sku: 'A-1',
          ...line,
        }),
      }))
      const quote = quoteOrder(judged, fees, 'Express', rate, { amountOff, freeDelivery: false })
      const sum = quote.discounted + quote.delivery + quote.express - quote.coupon
      expect(sum).toBe(quote.amount)
      expect(Number.isSafeInteger(quote.amount)).toBe(true)
      const vat = orderVat(quote, 5)
      expect(vat.lines.reduce((all, { couponShare }) => all + couponShare, 0)).toBe(quote.coupon)
      for (const [at, { original, paid }] of quote.lines.entries())
        if (paid < original) expect(vat.lines[at]?.couponShare).toBe(0)
    }),
  )
})

const FEES = { deliveryFee: 25_00, freeDeliveryAbove: 169_00, expressFee: 10_00 }
const codeLines = fc.array(
  fc.record({
    product: fc.record({
      price: fc.integer({ min: 1, max: 500_00 }),
      discount: fc.integer({ min: 0, max: 99 }),
      flashsale: fc.constant(false),
      flashDiscount: fc.constant(0),
    }),
    quantity: fc.integer({ min: 1, max: 4 }),
    isExcluded: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)

test('a discount never exceeds the items it covers, and the VAT of each line follows it to the fils', () => {
  const kinds = fc.oneof(
    fc.record({
      rate: fc.constantFrom(0.05, 0.333, 1),
      amountOff: fc.constant(0),
      freeDelivery: fc.constant(false),
    }),
    fc.record({
      rate: fc.constant(0),
      amountOff: fc.integer({ min: 1, max: 900_00 }),
      freeDelivery: fc.constant(false),
    }),
    fc.record({ rate: fc.constant(0), amountOff: fc.constant(0), freeDelivery: fc.constant(true) }),
  )
  fc.assert(
    fc.property(codeLines, kinds, (lines, { rate, ...extras }) => {
      const quote = quoteOrder(lines, FEES, 'Express', rate, extras)
      const without = quoteOrder(lines, FEES, 'Express', 0)
      const goods = quote.lines.reduce((sum, line) => sum + (line.isExcluded ? 0 : line.paid), 0)
      expect(quote.coupon).toBeLessThanOrEqual(goods)
      expect(quote.amount).toBe(quote.discounted + quote.delivery + quote.express - quote.coupon)
      if (extras.amountOff > 0) expect(quote.coupon).toBe(Math.min(goods, extras.amountOff))
      if (extras.freeDelivery) expect(quote.delivery).toBe(goods > 0 ? 0 : without.delivery)
      else expect(quote.delivery).toBe(without.delivery)
      const vat = orderVat(quote, 5)
      expect(vat.lines.reduce((sum, { couponShare }) => sum + couponShare, 0)).toBe(quote.coupon)
      for (const [at, { couponShare }] of vat.lines.entries()) {
        if (lines[at]?.isExcluded) expect(couponShare).toBe(0)
        expect(couponShare).toBeLessThanOrEqual(quote.lines[at]?.paid ?? 0)
      }
    }),
  )
})

test('a code on all items takes its rate off the discounted total', () => {
  fc.assert(
    fc.property(codeLines, fc.constantFrom(0, 0.05, 0.6, 0.1234, 1), (lines, rate) => {
      const all = lines.map(({ product, quantity }) => ({ product, quantity }))
      const { discounted, delivery, express, amount } = quoteOrder(all, FEES, 'Express', rate)
      expect(amount).toBe(subtractRate(discounted, rate, delivery + express))
    }),
  )
})
