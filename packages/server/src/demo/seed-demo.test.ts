import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#catalogue/catalogue-tables'
import { searchSynonyms } from '#catalogue/search/synonym-tables'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { removeDemo } from '#demo/remove-demo'
import { seedDemo } from '#demo/seed-demo'
import { discountCodes } from '#discounts/discount-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { catalogue } from '../../../../demo/catalogue/catalogue.ts'
import { searchWords } from '../../../../demo/catalogue/search-words.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

async function listed() {
  const answer = await shop.call('GET /api/product/list', {})
  if (isWireRefusal(answer)) throw new Error(answer.message)
  return answer.products
}

test('an empty shop is seeded once, in the order of the catalogue, with prices, stock and pictures', async () => {
  const progress: number[] = []
  await Promise.all([seedDemo(shop.shop, (done) => progress.push(done)), seedDemo(shop.shop)])
  const products = await listed()
  expect(products.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name))
  expect(products.map(({ price }) => price)).toEqual(catalogue.map(({ price }) => price))
  expect(progress.at(-1) ?? catalogue.length).toBe(catalogue.length)
  const [first] = products
  const [expected] = catalogue
  expect(first?.variants.map(({ colorName }) => colorName)).toEqual(
    expected?.colours.map(({ colorName }) => colorName),
  )
  expect(first?.variants[0]?.sizes).toEqual(expected?.colours[0]?.sizes)
})

test('every picture of the demo catalogue exists', async () => {
  const products = await listed()
  const addresses = products.flatMap(({ image, variants }) => [
    ...image,
    ...variants.flatMap((v) => v.images),
  ])
  for (const url of new Set(addresses)) {
    const response = await shop.request({ method: 'HEAD', url })
    expect([url, response.statusCode]).toEqual([url, 200])
  }
})

test('seeding leaves a shop with products unchanged', async () => {
  const testShop = await startTestShop()
  await aProduct(testShop.shop, { name: 'My own' })
  await seedDemo(testShop.shop)
  const { products } = await testShop.shop.catalogue.snapshot()
  await testShop.close()
  expect(products.map(({ name }) => name)).toEqual(['My own'])
})

const loadCodes = async ({ db }: TestShop) =>
  (await db.select().from(discountCodes).orderBy(discountCodes.code)).map(({ code, active }) => [
    code,
    active,
  ])

test('discount codes are seeded and removed with the demo, which no later start restores', async () => {
  const testShop = await startTestShop()
  await testShop.db.delete(discountCodes)
  await seedDemo(testShop.shop)
  expect(await loadCodes(testShop)).toEqual([
    ['AFZ44', true],
    ['FIRSTDAY', true],
  ])
  expect(await testShop.db.select().from(searchSynonyms)).toHaveLength(searchWords.length)
  expect(await removeDemo(testShop.db)).toEqual({
    removed: catalogue.length,
    archived: 0,
    codesRemoved: 2,
    codesEnded: 0,
  })
  await seedDemo(testShop.shop)
  expect([await testShop.db.select().from(products), await loadCodes(testShop)]).toEqual([[], []])
  expect(await testShop.db.select().from(searchSynonyms)).toEqual([])
  await testShop.close()
})

test('an owner removes the demo in the back office permanently', async () => {
  const testShop = await startTestShop()
  await testShop.db.delete(discountCodes)
  await seedDemo(testShop.shop)
  const owner = await aMember(testShop.shop, 'owner')
  const see = async () => requireSuccess(await testShop.call('GET /api/staff/demo', {}, owner))
  const remove = async () => requireSuccess(await testShop.call('POST /api/staff/demo/remove', {}, owner))
  expect(await see()).toMatchObject({ products: catalogue.length, codes: 2 })
  expect(await remove()).toMatchObject({ removed: catalogue.length, archived: 0, codesRemoved: 2 })
  expect(await see()).toMatchObject({ products: 0, codes: 0 })
  expect(requireSuccess(await testShop.call('GET /api/product/list', {})).products).toEqual([])
  expect(await remove()).toMatchObject({ removed: 0, archived: 0 })
  const { changes } = requireSuccess(await testShop.call('GET /api/staff/audit-log', {}, owner))
  expect(changes).toMatchObject([{ call: 'POST /api/staff/demo/remove', subjectId: 'demo' }])
  await testShop.close()
})

test('removing the demo archives ordered products, ends used codes, and keeps the rest of the shop (D-07)', async () => {
  const testShop = await startTestShop()
  await seedDemo(testShop.shop)
  await aProduct(testShop.shop, { name: 'My own' })
  await testShop.db.insert(discountCodes).values({ code: 'MINE', rate: 0.1 })
  const { products: listed } = await testShop.shop.catalogue.snapshot()
  const bought = listed.find(({ name }) => name === catalogue[0]?.name)
  const variant = bought?.variants[0]
  const entry = variant?.sizes.find(({ stocks }) => stocks > 0)
  if (!bought || !variant || !entry) throw new Error('The first product of the demo is sold out')
  const line = { itemId: bought.id, size: entry.size, colorName: variant.colorName, quantity: 1 }
  const { token } = await aCustomer(testShop.shop)
  const order = { ...anOrder([line], 0), discountCode: 'FIRSTDAY' }
  const { quote } = Object(await testShop.call('POST /api/order/place', order, { token })) as {
    quote: { amount: number }
  }
  requireSuccess(await testShop.call('POST /api/order/place', { ...order, ...quote }, { token }))
  expect(await removeDemo(testShop.db)).toEqual({
    removed: catalogue.length - 1,
    archived: 1,
    codesRemoved: 1,
    codesEnded: 1,
  })
  expect(await loadCodes(testShop)).toEqual([
    ['FIRSTDAY', false],
    ['MINE', true],
  ])
  const left = await testShop.db.select().from(products).orderBy(products.status)
  expect(left.map(({ name, status }) => [name, status])).toEqual([
    ['My own', 'published'],
    [bought.name, 'archived'],
  ])
  expect(
    requireSuccess(await testShop.call('POST /api/order/userorders', {}, { token })).orders,
  ).toHaveLength(1)
  await testShop.close()
})

test('a shop starts while an import is running', async () => {
  const testShop = await startTestShop()
  const importing = await testShop.database.pool.connect()
  await importing.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.import])
  await seedDemo(testShop.shop)
  importing.release(true)
  expect((await testShop.shop.catalogue.snapshot()).products).toHaveLength(catalogue.length)
  await testShop.close()
})
