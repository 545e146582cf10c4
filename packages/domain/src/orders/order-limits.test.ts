import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REGIONS } from '#accounts/address'
import {
  cashTerms,
  isCashRefused,
  needsReview,
  type OrderLimits,
  reachedLimit,
  sharedCashReason,
} from '#orders/order-limits'

const LIMITS: OrderLimits = {
  maxLines: 100,
  maxUnitsPerLine: 50,
  ordersPerDay: 3,
  valuePerDay: 100_00,
  openCashOrders: 2,
  refusedParcels: 2,
  cancellationsPerDay: 2,
  cashReviewAbove: 80_00,
  maxCash: 0,
  cashOnDelivery: true,
  cashEmirates: ['Abu Dhabi', 'Dubai'],
}
const NOTHING = { ordersToday: 0, valueToday: 0, openCashOrders: 0, cancelledToday: 0, refusedParcels: 0 }
const cash = (amount: number) => ({ amount, paymentMethod: 'cod' as const })
const card = (amount: number) => ({ amount, paymentMethod: 'stripe' as const })

test.each([
  ['nothing before', NOTHING, cash(100_00), null],
  ['a value to the fils', { ...NOTHING, valueToday: 60_00 }, cash(40_00), null],
  ['a fils more', { ...NOTHING, valueToday: 60_00 }, cash(40_01), 'value_per_day'],
  ['the last order of a day', { ...NOTHING, ordersToday: 2 }, card(1), null],
  ['one more than a day has', { ...NOTHING, ordersToday: 3 }, card(1), 'orders_per_day'],
  ['a third open cash order', { ...NOTHING, openCashOrders: 2 }, cash(1), 'open_cash_orders'],
  ['a card order beside two of cash', { ...NOTHING, openCashOrders: 2 }, card(1), null],
  ['cash after two refused parcels', { ...NOTHING, refusedParcels: 2 }, cash(1), 'refused_parcels'],
  ['a card after them', { ...NOTHING, refusedParcels: 2 }, card(1), null],
  ['placing after cancelling twice', { ...NOTHING, cancelledToday: 2 }, card(1), 'cancellations_per_day'],
] as const)('%s', (_, history, order, reached) => {
  expect(reachedLimit(LIMITS, history, order)).toBe(reached)
})

test('repeated orders until refusal stay within every limit', () => {
  const order = fc.record({
    amount: fc.integer({ min: 0, max: 120_00 }),
    paymentMethod: fc.constantFrom('cod' as const, 'stripe' as const),
  })
  fc.assert(
    fc.property(fc.array(order), (placed) => {
      const history = { ...NOTHING }
      for (const one of placed) {
        if (reachedLimit(LIMITS, history, one)) continue
        history.ordersToday += 1
        history.valueToday += one.amount
        history.openCashOrders += one.paymentMethod === 'cod' ? 1 : 0
      }
      expect(history.ordersToday).toBeLessThanOrEqual(LIMITS.ordersPerDay)
      expect(history.valueToday).toBeLessThanOrEqual(LIMITS.valuePerDay)
      expect(history.openCashOrders).toBeLessThanOrEqual(LIMITS.openCashOrders)
    }),
  )
})

test.each([
  ['much cash', { ...cash(80_01), isPhoneConfirmed: false }, true],
  ['much cash by a confirmed phone', { ...cash(80_01), isPhoneConfirmed: true }, false],
  ['cash up to the value', { ...cash(80_00), isPhoneConfirmed: false }, false],
  ['a card', { ...card(90_00), isPhoneConfirmed: false }, false],
] as const)('%s needs review: %j', (_, order, reviewed) => {
  expect(needsReview(LIMITS, NOTHING, order)).toBe(reviewed)
})

test('cash above the maximum that couriers collect is refused, and store credit and cards do not count', () => {
  const limits = { ...LIMITS, maxCash: 50_00 }
  expect(reachedLimit(limits, NOTHING, cash(50_00))).toBeNull()
  expect(reachedLimit(limits, NOTHING, cash(50_01))).toBe('most_cash')
  expect(reachedLimit(limits, NOTHING, { ...cash(60_00), credit: 10_00 })).toBeNull()
  expect(reachedLimit(limits, NOTHING, card(60_00))).toBeNull()
  expect(reachedLimit(LIMITS, NOTHING, cash(99_00))).toBeNull()
})

test('cash that is off, or unavailable in the emirate, is refused, while cards and cash without an address are not', () => {
  const off = { ...LIMITS, cashOnDelivery: false }
  const dubai = { ...cash(1), region: 'Dubai' }
  const fujairah = { ...cash(1), region: 'Fujairah' }
  expect(reachedLimit(off, NOTHING, dubai)).toBe('cash_off')
  expect(reachedLimit(off, NOTHING, { ...card(1), region: 'Dubai' })).toBeNull()
  expect(reachedLimit(LIMITS, NOTHING, dubai)).toBeNull()
  expect(reachedLimit(LIMITS, NOTHING, { ...dubai, region: ' Dubai ' })).toBeNull()
  expect(reachedLimit(LIMITS, NOTHING, fujairah)).toBe('cash_not_in_emirate')
  expect(reachedLimit(LIMITS, NOTHING, { ...fujairah, paymentMethod: 'credit' })).toBeNull()
  expect(reachedLimit(LIMITS, NOTHING, cash(1))).toBeNull()
})

test('the cash notice before checkout matches the result of the order', () => {
  const history = fc.record({
    openCashOrders: fc.integer({ min: 0, max: 3 }),
    refusedParcels: fc.integer({ min: 0, max: 3 }),
  })
  const any = fc.record({
    history,
    due: fc.integer({ min: 1, max: 100_00 }),
    maxCash: fc.constantFrom(0, 50_00),
    cashOnDelivery: fc.boolean(),
    cashEmirates: fc.subarray([...REGIONS]),
    region: fc.constantFrom(...REGIONS),
    isPhoneConfirmed: fc.boolean(),
  })
  fc.assert(
    fc.property(any, ({ history: before, due, region, isPhoneConfirmed, ...rule }) => {
      const [limits, all] = [
        { ...LIMITS, ...rule },
        { ...NOTHING, ...before },
      ]
      const terms = cashTerms(limits, all, { due, region, isPhoneConfirmed })
      const reached = reachedLimit(limits, all, { ...cash(due), region })
      const reviewed = needsReview(limits, all, { ...cash(due), isPhoneConfirmed })
      expect(isCashRefused(terms)).toBe(reached !== null)
      expect(isCashRefused(terms) || (rule.cashOnDelivery && rule.cashEmirates.includes(region))).toBe(true)
      expect(terms).toBe(reached ?? (reviewed ? 'reviewed' : 'taken'))
    }),
  )
})

test.each([
  [{ phone: 0, address: 0, network: 0 }, null],
  [{ phone: 2, address: 2, network: 8 }, null],
  [{ phone: 3, address: 3, network: 9 }, 'many_to_phone'],
  [{ phone: 2, address: 3, network: 9 }, 'many_to_address'],
  [{ phone: 2, address: 2, network: 9 }, 'many_from_network'],
])('%j other cash orders of unconfirmed phones give the review reason %s', (shared, reason) => {
  expect(sharedCashReason({ openCashOrders: 3, ordersPerDay: 9 }, shared)).toBe(reason)
})
