import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

const staff = () => ({ token: owner.token })
const auditLog = async (input: object = {}) =>
  requireSuccess(await shop.call('GET /api/staff/audit-log', input, staff())).changes
const loadPrice = async (productId: string) =>
  requireSuccess(await shop.call('GET /api/staff/product', { productId }, staff())).product.price
const setPrices = async (ids: readonly string[], from: number, to: number) =>
  requireSuccess(
    await shop.call(
      'POST /api/staff/products/save',
      { products: ids.map((productId) => ({ productId, changes: [{ field: 'price', from, to }] })) },
      staff(),
    ),
  )
const undoGroup = async (id: number) =>
  requireSuccess(await shop.call('POST /api/staff/audit-log/undo', { id, group: true }, staff()))

async function three() {
  const products = []
  for (const name of ['Gauze Dress', 'Sand Tee', 'Palm Short'])
    products.push(await aProduct(shop.shop, { name, price: 100_00 }))
  return products.map(({ id }) => id)
}

test('one call that changes several products is one entry, and its undo restores all of them', async () => {
  const ids = await three()
  await setPrices(ids, 100_00, 80_00)
  const [group, next] = await auditLog()
  expect(group).toMatchObject({ call: 'POST /api/staff/products/save', group: { size: 3, undone: 0 } })
  expect(next?.call).not.toBe('POST /api/staff/products/save')
  const id = group?.id ?? 0
  expect((await auditLog({ groupOf: id })).map((change) => [change.subjectId, change.group])).toEqual(
    ids.toReversed().map((productId) => [productId, null]),
  )
  expect(await undoGroup(id)).toEqual({ success: true, undone: 3, skipped: [] })
  expect(await Promise.all(ids.map(loadPrice))).toEqual([100_00, 100_00, 100_00])
  const [undoing, undone] = await auditLog()
  expect(undoing).toMatchObject({ group: { size: 3, undone: 0 }, undoes: { who: owner.name } })
  expect(undone).toMatchObject({ id, group: { size: 3, undone: 3 } })
  expect(await undoGroup(undoing?.id ?? 0)).toMatchObject({ undone: 3 })
  expect(await Promise.all(ids.map(loadPrice))).toEqual([80_00, 80_00, 80_00])
})

test('undoing a group skips and names a product with a later change', async () => {
  const ids = await three()
  await setPrices(ids, 100_00, 70_00)
  const [group] = await auditLog()
  await setPrices(ids.slice(1, 2), 70_00, 65_00)
  expect(await undoGroup(group?.id ?? 0)).toEqual({
    success: true,
    undone: 2,
    skipped: [expect.objectContaining({ name: 'Sand Tee', code: 'field_changed' })],
  })
  expect(await Promise.all(ids.map(loadPrice))).toEqual([100_00, 65_00, 100_00])
  expect(await undoGroup(group?.id ?? 0)).toEqual({
    success: true,
    undone: 0,
    skipped: [expect.objectContaining({ name: 'Sand Tee', code: 'field_changed' })],
  })
})

test('a search lists each change of a group separately, and a single change has no group', async () => {
  const ids = await three()
  await setPrices(ids, 100_00, 60_00)
  const entries = await auditLog({ q: 'gauze 6000' })
  expect(entries.map(({ subjectId, group }) => [subjectId, group])).toEqual([[ids[0], null]])
  await setPrices(ids.slice(0, 1), 60_00, 59_00)
  const [one] = await auditLog()
  expect(one).toMatchObject({ subjectId: ids[0], group: null })
  expect((await auditLog({ groupOf: one?.id })).map(({ id }) => id)).toEqual([one?.id])
})

test('pages of the list count a group as one entry', async () => {
  const ids = (await three()).slice(0, 2)
  for (let price = 1; price <= 52; price += 1)
    await setPrices(ids, (price === 1 ? 100 : price - 1) * 100, price * 100)
  const first = requireSuccess(await shop.call('GET /api/staff/audit-log', {}, staff()))
  expect(first.changes).toHaveLength(50)
  expect(first.changes.every(({ group }) => group?.size === 2)).toBe(true)
  const second = await auditLog({ older: first.older })
  expect(second.slice(0, 2).map(({ changes }) => changes.price?.[1])).toEqual([2_00, 1_00])
})
