import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#catalogue/seed-demo'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { aProduct } from '#testing/a-product'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { catalogue } from '../../../../demo/catalogue/catalogue.ts'

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

test('an empty shop is filled once, in the order of the catalogue, with prices, stock and pictures', async () => {
  const progress: number[] = []
  await Promise.all([seedDemo(shop.shop, (done) => progress.push(done)), seedDemo(shop.shop)])
  const products = await listed()
  expect(products.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name))
  expect(products.map(({ price }) => price)).toEqual(catalogue.map(({ price }) => price))
  expect(progress.at(-1) ?? catalogue.length).toBe(catalogue.length)
  const [first] = products
  const [wanted] = catalogue
  expect(first?.variants.map(({ colorName }) => colorName)).toEqual(
    wanted?.colours.map(({ colorName }) => colorName),
  )
  expect(first?.variants[0]?.sizes).toEqual(wanted?.colours[0]?.sizes)
})

test('every picture that the catalogue names is there', async () => {
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

test('a shop that has products is left alone', async () => {
  const own = await startTestShop()
  await aProduct(own.shop, { name: 'My own' })
  await seedDemo(own.shop)
  const { products } = await own.shop.catalogue.snapshot()
  await own.close()
  expect(products.map(({ name }) => name)).toEqual(['My own'])
})

test('a shop opens while an import is writing', async () => {
  const own = await startTestShop()
  const importing = await own.database.pool.connect()
  await importing.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.import])
  await seedDemo(own.shop)
  importing.release(true)
  expect((await own.shop.catalogue.snapshot()).products).toHaveLength(catalogue.length)
  await own.close()
})
