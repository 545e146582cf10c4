import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreditEntry } from '#credit/add-credit-entry'
import { storeCreditEntries } from '#credit/credit-tables'
import { inTransaction } from '#database/in-transaction'
import { violatedConstraint } from '#database/violation'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

type Change = Parameters<typeof addCreditEntry>[1]

const enter = (entry: Change) =>
  inTransaction(shop.shop, (tx) => addCreditEntry(tx, entry)).then(() => 'entered', violatedConstraint)

const staffChange = (userId: string, amount: number): Change => ({
  userId,
  reason: amount < 0 ? 'withdrawn' : 'granted',
  amount,
  actor: 'huda@example.com',
  note: 'A test',
})

test('after simultaneous changes from several connections the balance is the sum of the entries and never negative', async () => {
  const amount = fc.integer({ min: -50_00, max: 50_00 }).filter((fils) => fils !== 0)
  await fc.assert(
    fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 12 }), async (amounts) => {
      const { id } = await aCustomer(shop.shop)
      const outcomes = await Promise.all(amounts.map((one) => enter(staffChange(id, one))))
      const entered = amounts.filter((_, at) => outcomes[at] === 'entered')
      expect(new Set(outcomes)).toSatisfy((seen: Set<string>) =>
        [...seen].every((one) => one === 'entered' || one === 'store_credit_balance'),
      )
      const balance = entered.reduce((sum, one) => sum + one, 0)
      expect(await creditCalls(shop).loadBalance(id)).toBe(balance)
      expect(balance).toBeGreaterThanOrEqual(0)
      // A balance that covers all withdrawals refuses none.
      const taken = amounts.filter((one) => one < 0)
      if (taken.length === 0) expect(entered).toEqual(amounts)
    }),
    { numRuns: 15 },
  )
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('an entry never changes, and only entries change the balance', async () => {
  const { id } = await aCustomer(shop.shop)
  await enter(staffChange(id, 30_00))
  const customerEntries = eq(storeCreditEntries.userId, id)
  const change = shop.db.update(storeCreditEntries).set({ amount: 90_00 }).where(customerEntries)
  expect(await change.then(() => 'changed', violatedConstraint)).toBe('entries_unchanged')
  const removal = shop.db.delete(storeCreditEntries).where(customerEntries)
  expect(await removal.then(() => 'deleted', violatedConstraint)).toBe('entries_unchanged')
  await shop.db.execute(sql`UPDATE store_credit_accounts SET balance = 90_00 WHERE user_id = ${id}`)
  expect(await findInconsistencies(shop.db)).toEqual([
    `The store credit of a customer is not the sum of its entries: ${id}`,
  ])
  await shop.db.execute(sql`UPDATE store_credit_accounts SET balance = 30_00 WHERE user_id = ${id}`)
})

test('giving credit needs permission and a reason for the customer, and a packer has no permission', async () => {
  const [customer, packer, manager] = [
    await aCustomer(shop.shop),
    await aMember(shop.shop, 'packer'),
    await aMember(shop.shop, 'manager'),
  ]
  const change = (token: string, overrides: object, idempotencyKey?: string) =>
    shop.call(
      'POST /api/staff/customer/credit/change',
      { customerId: customer.id, direction: 'give', amount: 25.5, reason: ' A late parcel ', ...overrides },
      { token, ...(idempotencyKey ? { idempotencyKey } : {}) },
    )
  expect(await change(packer.token, {})).toMatchObject({ code: 'forbidden' })
  expect(await change(manager.token, { reason: ' ' })).toMatchObject({ code: 'malformed' })
  expect(await change(manager.token, { amount: 0.99 })).toMatchObject({ code: 'credit_out_of_range' })
  expect(await change(manager.token, { amount: 5000.01 })).toMatchObject({ code: 'credit_out_of_range' })
  expect(await change(manager.token, {}, 'one')).toEqual({ success: true, balance: 25_50 })
  expect(await change(manager.token, {}, 'one')).toEqual({ success: true, balance: 25_50 })
  expect(await change(manager.token, { direction: 'take', amount: 25.51 })).toMatchObject({
    code: 'credit_too_small',
  })
  expect(await change(manager.token, { direction: 'take', amount: 5 })).toEqual({
    success: true,
    balance: 20_50,
  })
  const shown = requireSuccess(await shop.call('POST /api/credit/show', {}, { token: customer.token }))
  expect(shown).toMatchObject({
    balance: 20.5,
    entries: [
      { reason: 'withdrawn', amount: -5, balance: 20.5 },
      { reason: 'granted', amount: 25.5, balance: 25.5, note: 'A late parcel', orderNumber: null },
    ],
  })
  const other = requireSuccess(
    await shop.call('POST /api/credit/show', {}, { token: (await aCustomer(shop.shop)).token }),
  )
  expect(other).toEqual({ success: true, balance: 0, available: 0, entries: [] })
})
