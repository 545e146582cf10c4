import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { staffChanges } from '#staff/audit-log-tables'
import { stockMovements } from '#stock/stock-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})

/** Three tees of size 90 came back, and all of them were checked as worn. */
async function aWornReturn() {
  const tee = await aProduct(shop.shop)
  const { orderId } = await aDeliveredOrder(shop, anOrder([aLine(tee, { quantity: 3 })], 300))
  const packer = await aMember(shop.shop, 'packer')
  const staff = { token: packer.token }
  const lines = [{ position: 0, quantity: 3, reason: 'too_small' as const }]
  const taken = { orderId, lines, note: 'Worn for a party' }
  const { returnId, number } = requireSuccess(await shop.call('POST /api/staff/return/create', taken, staff))
  const checked = { returnId, lines: [{ position: 0, worn: 3 }] }
  requireSuccess(await shop.call('POST /api/staff/return/check', checked, staff))
  return { tee, orderId, returnId, number, packer }
}
type WornReturn = Awaited<ReturnType<typeof aWornReturn>>

async function listed({ packer: { token }, returnId }: WornReturn) {
  const { items, counts } = requireSuccess(await shop.call('GET /api/staff/returns/set-aside', {}, { token }))
  return { lines: items.filter((one) => one.returnId === returnId), counts }
}

const decide = (
  { packer: { token }, returnId }: WornReturn,
  overrides: { quantity: number; to: 'stock' | 'written_off'; note?: string; position?: number },
  idempotencyKey = '',
) =>
  shop.call(
    'POST /api/staff/return/set-aside',
    { returnId, position: 0, ...overrides },
    { token, idempotencyKey },
  )

const loadStock = async (productId: string) => {
  const which = and(eq(sizeEntries.productId, productId), eq(sizeEntries.size, '90'))
  const [entry] = await shop.db.select().from(sizeEntries).where(which)
  return entry?.stocks
}

test('worn items are listed with return, order, inspector and note, and staff restock or write them off', async () => {
  const worn = await aWornReturn()
  const { tee, orderId, returnId, number, packer } = worn
  const before = await loadStock(tee.id)
  const first = await listed(worn)
  expect(first.lines).toMatchObject([
    {
      ...{ orderId, returnId, returnNumber: number, productId: tee.id, position: 0, quantity: 3 },
      ...{ name: 'Dune Tee', size: '90', reason: 'too_small', note: 'Worn for a party' },
      ...{ checkedAt: shop.clock.now().getTime(), actor: packer.email, isInShop: true },
    },
  ])

  requireSuccess(await decide(worn, { quantity: 1, to: 'stock', note: ' Washed and ironed ' }))
  expect(await loadStock(tee.id)).toBe((before ?? 0) + 1)
  const [movement] = await shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .orderBy(desc(stockMovements.id))
  expect(movement).toMatchObject({
    ...{ delta: 1, reason: 'return', actor: packer.email, note: 'Washed and ironed' },
  })
  requireSuccess(await decide(worn, { quantity: 1, to: 'written_off' }))
  expect(await loadStock(tee.id)).toBe((before ?? 0) + 1)

  const after = await listed(worn)
  expect(after.lines).toMatchObject([{ quantity: 1 }])
  expect(after.counts.set_aside).toBe(first.counts.set_aside - 2)
  const token = { token: packer.token }
  const seen = requireSuccess(await shop.call('GET /api/staff/return', { returnId }, token)).return
  expect(seen.lines).toMatchObject([{ restocked: 1, worn: 1, broken: 1 }])
  const auditLog = await shop.db
    .select()
    .from(staffChanges)
    .where(
      and(eq(staffChanges.subjectId, returnId), eq(staffChanges.call, 'POST /api/staff/return/set-aside')),
    )
  expect(auditLog.map(({ changes }) => changes)).toMatchObject([
    { worn: [3, 2], restocked: [0, 1], note: [null, 'Washed and ironed'] },
    { worn: [2, 1], broken: [0, 1] },
  ])
})

test('a repeated decision counts once, and concurrent decisions never exceed the available items', async () => {
  const worn = await aWornReturn()
  const before = (await loadStock(worn.tee.id)) ?? 0
  const twice = [1, 2].map(() => decide(worn, { quantity: 2, to: 'stock' }, 'one-decision'))
  for (const answer of await Promise.all(twice)) requireSuccess(answer)
  expect(await loadStock(worn.tee.id)).toBe(before + 2)
  const answers = await Promise.all([
    decide(worn, { quantity: 1, to: 'stock' }),
    decide(worn, { quantity: 1, to: 'written_off' }),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'not_set_aside', left: 0 })
  expect((await listed(worn)).lines).toEqual([])
})

test('items of a deleted size can only be written off, and unknown returns and lines are refused', async () => {
  const worn = await aWornReturn()
  await shop.db.delete(products).where(eq(products.id, worn.tee.id))
  expect((await listed(worn)).lines).toMatchObject([{ isInShop: false, quantity: 3 }])
  expect(await decide(worn, { quantity: 1, to: 'stock' })).toMatchObject({ code: 'size_not_found' })
  expect(await decide(worn, { quantity: 4, to: 'written_off' })).toMatchObject({
    ...{ code: 'not_set_aside', left: 3 },
  })
  expect(await decide(worn, { quantity: 1, to: 'written_off', position: 7 })).toMatchObject({
    code: 'not_set_aside',
  })
  for (const returnId of ['none', shop.shop.newId()])
    expect(await decide({ ...worn, returnId }, { quantity: 1, to: 'written_off' })).toMatchObject({
      code: 'return_not_found',
    })
  requireSuccess(await decide(worn, { quantity: 3, to: 'written_off' }))
  expect((await listed(worn)).lines).toEqual([])
})
