import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { missedSearches } from '#analytics/daily/analytics-tables'
import { forgetMissedSearches } from '#analytics/daily/forget-missed-searches'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  await aProduct(shop.shop, { name: 'Dune Tee' })
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(missedSearches))

const miss = async (search: string) =>
  requireSuccess(await shop.call('POST /api/product/missed-search', { search }))
const { words, count } = missedSearches
const counted = () => shop.db.select({ words, count }).from(missedSearches).orderBy(asc(words))

test('searches without results are counted by day, in any spelling', async () => {
  for (const search of ['Abaya', ' abaya ', 'ABAYA', 'عباءة  سوداء', 'عباءه سوداء']) await miss(search)
  expect(await counted()).toEqual([
    { words: 'abaya', count: 3 },
    { words: 'عباءه سوداء', count: 2 },
  ])
  const { token } = await aMember(shop.shop, 'viewer')
  const { searches } = requireSuccess(await shop.call('GET /api/staff/analytics', {}, { token }))
  expect(searches).toEqual([
    { words: 'abaya', count: 3 },
    { words: 'عباءه سوداء', count: 2 },
  ])
})

test('searches with results, with personal data or with overlong text are not counted', async () => {
  const matching = ['dune', 'tee dune']
  const personal = ['fatima@example.com', '050 765 4321', '4111-1111-1111-1111', '٠٥٠٧٦٥٤٣٢١']
  for (const search of [...matching, ...personal, '', '  ', 'x'.repeat(61)]) await miss(search)
  expect(await counted()).toEqual([])
  await miss('size 12345')
  expect(await counted()).toEqual([{ words: 'size 12345', count: 1 }])
})

test('after a thousand different words in a day, only known words are counted', async () => {
  const day = shop.clock.now().toISOString().slice(0, 10)
  await shop.db.execute(sql`INSERT INTO missed_searches (day, words, count)
    SELECT d, 'word ' || n, 1 FROM generate_series(1, 1000) n, (VALUES (${day}::date), (${day}::date + 1)) v(d)`)
  await miss('one more')
  await miss('word 7')
  const known = await counted()
  expect(known.some((row) => row.words === 'one more')).toBe(false)
  expect(known.filter((row) => row.count === 2)).toEqual([{ words: 'word 7', count: 2 }])
})

test('searches are kept for four hundred days', async () => {
  const day = shop.clock.now().toISOString().slice(0, 10)
  await shop.db.execute(sql`INSERT INTO missed_searches (day, words, count)
    SELECT ${day}::date - n, 'days ago ' || n, 1 FROM (VALUES (0), (399), (402), (900)) v(n)`)
  await forgetMissedSearches(shop.shop)
  expect((await counted()).map((row) => row.words)).toEqual(['days ago 0', 'days ago 399'])
})
