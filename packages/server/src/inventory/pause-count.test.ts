import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let amal: Awaited<ReturnType<typeof aMember>>
let bilal: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  amal = await aMember(shop.shop, 'manager')
  bilal = await aMember(shop.shop, 'manager')
})
afterAll(() => shop.close())

async function aShelf(shelf: string) {
  const { id } = await aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: { '90': 5, '100': 8 } }],
  })
  await shop.db.update(sizeEntries).set({ shelf }).where(eq(sizeEntries.productId, id))
  const { sizes } = requireSuccess(
    await shop.call('GET /api/staff/stock/sizes', { shelf }, { token: amal.token }),
  )
  const [small, large] = sizes
  if (!small || !large) throw new Error('The product has fewer than two sizes')
  return { small, large }
}

type Counted = Awaited<ReturnType<typeof aShelf>>['small']
const toLine = ({ id, stock, movement }: Counted, counted: number) => ({
  ...{ sizeEntryId: id, counted, expected: stock, movement },
})

const pause = (who: { token: string }, input: { shelf: string; version: number; lines: object[] }) =>
  shop.call(
    'POST /api/staff/stock/count/pause',
    { startedAt: shop.shop.now().getTime(), note: '', ...input } as never,
    { token: who.token },
  )
const loadPaused = async (shelf: string) =>
  requireSuccess(await shop.call('GET /api/staff/stock/count/paused', { shelf }, { token: bilal.token }))
    .paused

test('a count of items without a shelf is paused and found again', async () => {
  const { small } = await aShelf('P0')
  await shop.db.update(sizeEntries).set({ shelf: null }).where(eq(sizeEntries.id, small.id))
  requireSuccess(await pause(amal, { shelf: '', version: 0, lines: [toLine(small, 4)] }))
  const asked = await shop.call('GET /api/staff/stock/count/paused', {}, { token: bilal.token })
  expect(requireSuccess(asked).paused).toMatchObject({ lines: [{ sizeEntryId: small.id, counted: 4 }] })
})

test('a colleague continues a paused count, and it stays unbooked until the end', async () => {
  const { small, large } = await aShelf('P1')
  expect(await loadPaused('P1')).toBeNull()
  expect(await pause(amal, { shelf: 'P1', version: 0, lines: [toLine(small, 4)] })).toMatchObject({
    version: 1,
  })
  const [onShelf] = requireSuccess(
    await shop.call('GET /api/staff/stock/shelves', {}, { token: bilal.token }),
  ).shelves.filter(({ shelf }) => shelf === 'P1')
  expect(onShelf).toMatchObject({ sizes: 2, paused: { counted: 1, by: amal.name } })
  expect(await loadPaused('P1')).toMatchObject({
    version: 1,
    startedBy: amal.name,
    lines: [{ sizeEntryId: small.id, counted: 4, expected: 5 }],
    sizes: [{ id: small.id, stock: 5, price: 100_00 }],
  })
  const damaged = { sizeEntryId: small.id, move: 'damaged' as const, units: 1 }
  requireSuccess(await shop.call('POST /api/staff/stock/move', damaged, { token: amal.token }))
  const both = [toLine(small, 4), toLine(large, 8)]
  expect(await pause(bilal, { shelf: 'P1', version: 1, lines: both })).toMatchObject({ version: 2 })
  expect(await loadPaused('P1')).toMatchObject({ startedBy: amal.name, pausedBy: bilal.name })
  const lines = both.map(({ expected: _, ...line }) => line)
  const booked = await shop.call(
    'POST /api/staff/stock/count',
    { lines, note: 'Shelf P1', paused: { shelf: 'P1', version: 2 } },
    { token: bilal.token },
  )
  expect(booked).toMatchObject({
    results: [
      { expected: 5, meanwhile: -1, difference: -1, stock: 3 },
      { difference: 0, stock: 8 },
    ],
  })
  expect(await loadPaused('P1')).toBeNull()
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('of two counts of a shelf, the later gets a conflict and the first keeps its lines', async () => {
  const { small, large } = await aShelf('P2')
  const unknown = { ...toLine(small, 5), sizeEntryId: 'no-id' }
  expect(await pause(amal, { shelf: 'P2', version: 0, lines: [unknown] })).toMatchObject({
    code: 'size_not_found',
  })
  const both = await Promise.all(
    [amal, bilal].map((who) => pause(who, { shelf: 'P2', version: 0, lines: [toLine(small, 5)] })),
  )
  const answers = both.map((answer) => ('version' in answer ? 'paused' : 'code' in answer && answer.code))
  expect(answers.toSorted()).toEqual(['count_changed', 'paused'])
  requireSuccess(await pause(amal, { shelf: 'P2', version: 1, lines: [toLine(small, 5), toLine(large, 7)] }))
  const late = { shelf: 'P2', version: 1 }
  expect(await pause(bilal, { ...late, lines: [toLine(small, 1)] })).toMatchObject({ code: 'count_changed' })
  const discard = (paused: typeof late) =>
    shop.call('POST /api/staff/stock/count/discard', paused, { token: bilal.token })
  expect(await discard(late)).toMatchObject({ code: 'count_changed' })
  const line = { sizeEntryId: small.id, counted: 5, movement: small.movement }
  requireSuccess(
    await shop.call('POST /api/staff/stock/count', { lines: [line], paused: late }, { token: bilal.token }),
  )
  expect((await loadPaused('P2'))?.lines).toHaveLength(2)
  requireSuccess(await discard({ shelf: 'P2', version: 2 }))
  expect(await loadPaused('P2')).toBeNull()
})
