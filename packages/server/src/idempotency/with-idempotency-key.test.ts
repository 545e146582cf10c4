import { HOUR } from '@little-dunes/domain/durations'
import { refuse } from '@little-dunes/domain/messages/failures'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { deleteOldIdempotentAnswers } from '#idempotency/delete-old-idempotent-answers'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let testShop: TestShop

beforeAll(async () => {
  testShop = await startTestShop({ storefront: null })
})
afterAll(() => testShop.close())

const aRequest = (overrides: Partial<Parameters<typeof withIdempotencyKey>[1]> = {}) => ({
  userId: testShop.shop.newId(),
  call: 'POST /api/order/place',
  key: 'key',
  body: { amount: 1 },
  ...overrides,
})
const done = (number = 1) => ({
  z: number,
  a: [number],
  m: { '90': 1, '100': 2, b: 1, a: 2 },
})

test('the same request runs once and returns the same response (D-43)', async () => {
  const [request, work] = [aRequest(), vi.fn(async () => done())]
  const first = await withIdempotencyKey(testShop.shop, request, work)
  const second = await withIdempotencyKey(testShop.shop, request, work)
  expect(work).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(second.answer)).toBe(JSON.stringify(first.answer))
  expect([first.replayed, second.replayed]).toEqual([false, true])
})

test('a simultaneous duplicate waits for the first request (D-43)', async () => {
  const request = aRequest()
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const first = withIdempotencyKey(testShop.shop, request, async () => {
    started.resolve()
    await finish.promise
    return done(7)
  })
  await started.promise
  const work = vi.fn(async () => done(8))
  const duplicate = withIdempotencyKey(testShop.shop, request, work)
  finish.resolve()
  expect([(await first).answer, (await duplicate).answer]).toEqual([done(7), done(7)])
  expect(work).not.toHaveBeenCalled()
})

test('a duplicate that waits too long gets 409 (D-43)', async () => {
  const request = aRequest()
  const work = vi.fn(async () => done())
  const { answer } = await withIdempotencyKey(testShop.shop, request, async () => {
    const duplicate = inTransactionOrRefuse(testShop.shop, async (tx) => {
      await tx.db.execute(sql`SET LOCAL lock_timeout = '50ms'`)
      return (await withIdempotencyKey(tx, request, work)).answer
    })
    expect(await duplicate).toMatchObject({ code: 'in_progress' })
    return done()
  })
  expect(answer).toEqual(done())
  expect(work).not.toHaveBeenCalled()
})

test('a duplicate of a failed request runs again (D-43)', async () => {
  const request = aRequest()
  const failed = withIdempotencyKey(testShop.shop, request, async () => {
    throw new Error('power cut')
  })
  await expect(failed).rejects.toThrow('power cut')
  expect((await withIdempotencyKey(testShop.shop, request, async () => done())).answer).toEqual(done())
})

test('a refused request is rolled back and may be repeated (D-43)', async () => {
  await testShop.db.execute(sql`CREATE TABLE notes (text text)`)
  const request = aRequest()
  const { answer: refused } = await withIdempotencyKey(testShop.shop, request, async (tx) => {
    await tx.db.execute(sql`INSERT INTO notes VALUES ('half done')`)
    return refuse('amount_changed')
  })
  expect(refused).toMatchObject({ code: 'amount_changed' })
  expect((await testShop.db.execute(sql`SELECT * FROM notes`)).rows).toEqual([])
  expect((await withIdempotencyKey(testShop.shop, request, async () => done())).answer).toEqual(done())
})

test('a key is scoped to user and call, and to one body (D-43)', async () => {
  const request = aRequest()
  const work = vi.fn(async () => done())
  await withIdempotencyKey(testShop.shop, request, work)
  await withIdempotencyKey(testShop.shop, { ...request, userId: testShop.shop.newId() }, work)
  await withIdempotencyKey(testShop.shop, { ...request, call: 'POST /api/cart/add' }, work)
  await withIdempotencyKey(testShop.shop, { ...request, key: 'KEY' }, work)
  expect(work).toHaveBeenCalledTimes(4)
  const { answer: other } = await withIdempotencyKey(testShop.shop, { ...request, body: { amount: 2 } }, work)
  expect(other).toMatchObject({ success: false, code: 'key_reused' })
  expect(work).toHaveBeenCalledTimes(4)
})

test('responses are stored for a day', async () => {
  const request = aRequest()
  const work = vi.fn(async () => done())
  const repeatAfter = async (hours: number) => {
    testShop.clock.moveBy(hours * HOUR)
    await deleteOldIdempotentAnswers(testShop.shop)
    await withIdempotencyKey(testShop.shop, request, work)
    return work.mock.calls.length
  }
  expect([await repeatAfter(0), await repeatAfter(23), await repeatAfter(2)]).toEqual([1, 1, 2])
})

test('cleaning deletes all expired responses in batches, and keeps recent ones (D-43)', async () => {
  await testShop.db.execute(sql`INSERT INTO idempotent_answers
    SELECT gen_random_uuid(), 'x', n::text, '', '""', ${testShop.clock.now()}::timestamptz - make_interval(hours => n)
    FROM generate_series(20, 60) n`)
  await deleteOldIdempotentAnswers(testShop.shop, 10)
  const { rows } = await testShop.db.execute(
    sql`SELECT key FROM idempotent_answers WHERE call = 'x' ORDER BY key`,
  )
  expect(rows.map(({ key }) => key)).toEqual(['20', '21', '22', '23', '24'])
})

test('requests without a key always run', async () => {
  const work = vi.fn(async () => done())
  for (let times = 0; times < 2; times++)
    await withIdempotencyKey(testShop.shop, aRequest({ key: null }), work)
  expect(work).toHaveBeenCalledTimes(2)
})
