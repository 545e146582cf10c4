import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

type GuestCart = Record<string, unknown> | unknown[]
const merge = (token: string, guestCart: GuestCart, mergeId?: string) =>
  shop.call('POST /api/cart/merge', { guestCart, ...(mergeId ? { mergeId } : {}) }, { token })

const toCartMap = (line: ReturnType<typeof aLine>) => ({
  [line.itemId]: { [line.size]: { size: line.size, colorName: line.colorName, quantity: line.quantity } },
})

test('merging a guest cart adds its lines to the customer cart and sums equal lines (API-20 to API-22, D-21)', async () => {
  const [{ token }, tee, hat] = [
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
    await aProduct(shop.shop),
  ]
  await shop.call('POST /api/cart/add', aLine(tee), { token })
  expect(await merge(token, { ...toCartMap(aLine(tee, { quantity: 2 })), ...toCartMap(aLine(hat)) })).toEqual(
    {
      success: true,
      message: expect.any(String),
      cartData: { ...toCartMap(aLine(tee, { quantity: 3 })), ...toCartMap(aLine(hat)) },
      dropped: [],
      capped: [],
    },
  )
})

test('merging caps lines at the stock, even above ten, and reports them (D-21)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 14 } }] })
  await shop.call('POST /api/cart/add', aLine(tee, { quantity: 2 }), { token })
  const answer = await merge(token, toCartMap(aLine(tee, { quantity: 999_999_999 })))
  expect(answer).toMatchObject({
    cartData: toCartMap(aLine(tee, { quantity: 14 })),
    capped: [aLine(tee, { quantity: 14 })],
    dropped: [],
  })
})

test('merging does not shrink an existing line that exceeds the stock (D-21)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await shop.call('POST /api/cart/add', aLine(tee, { quantity: 4 }), { token })
  await shop.db.update(sizeEntries).set({ stocks: 1 }).where(eq(sizeEntries.productId, tee.id))
  expect(await merge(token, toCartMap(aLine(tee)))).toMatchObject({
    cartData: toCartMap(aLine(tee, { quantity: 4 })),
  })
})

test('merging drops and reports unavailable items and invalid quantities (D-21)', async () => {
  const { token } = await aCustomer(shop.shop)
  const [tee, archived] = [await aProduct(shop.shop), await aProduct(shop.shop, { status: 'archived' })]
  const dropped = [
    aLine(tee, { size: '95' }),
    aLine(tee, { colorName: 'Gold\u0000' }),
    aLine(archived),
    { ...aLine(tee), itemId: 'no product' },
    aLine(tee, { quantity: 0 }),
    aLine(tee, { size: '100', quantity: -5 }),
  ]
  const answer = await merge(token, [...dropped, aLine(tee)])
  expect(answer).toMatchObject({ success: true, cartData: toCartMap(aLine(tee)), capped: [] })
  expect((answer as { dropped: unknown[] }).dropped).toHaveLength(dropped.length)
  expect((answer as { dropped: unknown[] }).dropped).toEqual(expect.arrayContaining(dropped))
})

test('merging a damaged guest cart keeps its valid lines (D-22)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const damaged = [null, 7, 'x', {}, [], { itemId: tee.id }, { ...aLine(tee), quantity: 1.5 }, aLine(tee)]
  expect(await merge(token, damaged)).toMatchObject({ success: true, cartData: toCartMap(aLine(tee)) })
  const keyed = { constructor: { '90': { quantity: 1, colorName: 'Coral' } }, a: null, b: 3 }
  expect(await merge(token, keyed)).toMatchObject({ success: true, cartData: toCartMap(aLine(tee)) })
})

test.each([['text'], [7], [null], [undefined]])('refuses %j as a guest cart', async (guestCart) => {
  const { token } = await aCustomer(shop.shop)
  const response = await shop.request({
    method: 'POST',
    url: '/api/cart/merge',
    headers: { token },
    payload: { guestCart },
  })
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed'])
})

test('lines with the product id in upper and lower case are merged', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const upper = { ...aLine(tee), itemId: tee.id.toUpperCase() }
  expect(await merge(token, [aLine(tee), upper])).toMatchObject({
    cartData: toCartMap(aLine(tee, { quantity: 2 })),
  })
})

test('a merge with the same id counts once, even when it arrives many times at once (D-21)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const guest = toCartMap(aLine(tee, { quantity: 2 }))
  const answers = await Promise.all(Array.from({ length: 8 }, () => merge(token, guest, 'this guest')))
  for (const answer of [...answers, await merge(token, guest, 'this guest')]) {
    expect(answer).toMatchObject({ success: true, cartData: guest })
  }
  expect(await merge(token, guest, 'another guest')).toMatchObject({
    cartData: toCartMap(aLine(tee, { quantity: 4 })),
  })
})

test('a merge id is scoped to its customer', async () => {
  const [one, two, tee] = [await aCustomer(shop.shop), await aCustomer(shop.shop), await aProduct(shop.shop)]
  await merge(one.token, toCartMap(aLine(tee)), 'same id')
  expect(await merge(two.token, toCartMap(aLine(tee)), 'same id')).toMatchObject({
    cartData: toCartMap(aLine(tee)),
  })
})

test('simultaneous merges and adds never exceed the stock (D-21)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const changes = Array.from({ length: 12 }, (_, index) =>
    index % 2
      ? merge(token, [aLine(tee, { quantity: 2 }), aLine(tee, { size: '100' })], `guest ${index}`)
      : shop.call('POST /api/cart/add', aLine(tee), { token }),
  )
  for (const answer of await Promise.all(changes)) {
    expect(answer.success || answer.code === 'not_enough_stock').toBe(true)
  }
  expect(await merge(token, {})).toMatchObject({
    cartData: { [tee.id]: { '90': { quantity: 5 }, '100': { quantity: 5 } } },
  })
})

test('merges the largest guest cart that a body allows within seconds', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const many = Array.from({ length: 2500 }, (_, index) => ({ ...aLine(tee), size: String(index) }))
  const started = performance.now()
  expect(await merge(token, many)).toMatchObject({ success: true, cartData: toCartMap(aLine(tee)) })
  expect(performance.now() - started).toBeLessThan(15_000)
})
