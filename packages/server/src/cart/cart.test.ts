import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const add = (token: string, line: ReturnType<typeof aLine>, idempotencyKey?: string) =>
  shop.call('POST /api/cart/add', line, { token, ...(idempotencyKey ? { idempotencyKey } : {}) })
const update = (token: string, line: ReturnType<typeof aLine>) =>
  shop.call('POST /api/cart/update', line, { token })

async function loadCart(token: string) {
  const answer = await shop.call('POST /api/cart/get', {}, { token })
  return answer.success ? answer.cartData : answer
}

test('adding to a line increases it and returns the cart (API-10 to API-12, DATA-19, D-21)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await add(token, aLine(tee, { quantity: 2 }))
  const entry = { size: '90', colorName: 'Coral', quantity: 3 }
  expect(await add(token, aLine(tee))).toEqual({
    success: true,
    message: expect.any(String),
    cartData: { [tee.id]: { '90': entry } },
  })
  expect(await loadCart(token)).toEqual({ [tee.id]: { '90': entry } })
})

test('a second colour of a size gets its own line, and the first keeps the plain key (D-20)', async () => {
  const { token } = await aCustomer(shop.shop)
  const colours = ['Sand', 'Sea'].map((colorName) => ({ colorName, stocks: { '80': 4 } }))
  const tee = await aProduct(shop.shop, { colours })
  await add(token, aLine(tee, { size: '80', colorName: 'Sea', quantity: 2 }))
  await add(token, aLine(tee, { size: '80', colorName: 'Sand' }))
  expect(await loadCart(token)).toEqual({
    [tee.id]: {
      '80': { size: '80', colorName: 'Sea', quantity: 2 },
      '80|Sand': { size: '80', colorName: 'Sand', quantity: 1 },
    },
  })
})

test('quantities sent as text are read as numbers (DATA-20, D-23)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = { ...aLine(tee), quantity: '2' }
  const response = await shop.request({
    method: 'POST',
    url: '/api/cart/add',
    headers: { token },
    payload: body,
  })
  expect(response.json().cartData[tee.id]['90'].quantity).toBe(2)
})

test.each([[1.5], ['x'], [null], ['1e3'], [{}], [[1]], [true], [''], [undefined]])(
  'a quantity of %j is refused (D-23)',
  async (quantity) => {
    const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
    for (const url of ['/api/cart/add', '/api/cart/update']) {
      const payload = { ...aLine(tee), quantity }
      const response = await shop.request({ method: 'POST', url, headers: { token }, payload })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ success: false, code: 'invalid_quantity' })
    }
  },
)

test.each([[0], [-1], [-2_000_000_000]])('adding %d units is refused (D-23)', async (quantity) => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  expect(await add(token, aLine(tee, { quantity }))).toMatchObject({
    code: 'invalid_quantity',
    message: 'Choose a quantity from 1 to 10.',
  })
  expect(await loadCart(token)).toEqual({})
})

test('a line grows up to the stock, and the response contains the remaining stock (D-23)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  expect(await add(token, aLine(tee, { quantity: 6 }))).toMatchObject({ code: 'not_enough_stock', left: 5 })
  await add(token, aLine(tee, { quantity: 3 }))
  expect(await add(token, aLine(tee, { quantity: 3 }))).toMatchObject({ code: 'not_enough_stock', left: 2 })
  expect(await add(token, aLine(tee, { quantity: 2 }))).toMatchObject({ success: true })
  expect(await add(token, aLine(tee))).toMatchObject({ code: 'not_enough_stock', left: 0 })
})

test('one add takes at most ten units, and a line may be larger (D-23)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 25 } }] })
  for (const quantity of [11, 26, Number.MAX_SAFE_INTEGER]) {
    expect(await add(token, aLine(tee, { quantity }))).toMatchObject({ code: 'not_enough_stock', left: 10 })
  }
  await add(token, aLine(tee, { quantity: 10 }))
  expect(await add(token, aLine(tee, { quantity: 10 }))).toMatchObject({ success: true })
  expect(await add(token, aLine(tee, { quantity: 10 }))).toMatchObject({ code: 'not_enough_stock', left: 5 })
})

test('an unknown product cannot be added, and the response names it', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const archived = await aProduct(shop.shop, { status: 'archived' })
  const draft = await aProduct(shop.shop, { status: 'draft' })
  const unknown = [
    [{ ...aLine(tee), itemId: randomUUID() }, 'product_not_found'],
    [{ ...aLine(tee), itemId: "'; DROP TABLE cart_lines; --" }, 'product_not_found'],
    [aLine(archived), 'product_not_found'],
    [aLine(draft), 'product_not_found'],
    [aLine(tee, { size: '95' }), 'size_not_available'],
    [aLine(tee, { size: ' ' }), 'size_required'],
    [aLine(tee, { colorName: 'coral' }), 'colour_not_available'],
    [aLine(tee, { colorName: 'Coral\u0000' + "' OR 1=1" }), 'colour_not_available'],
  ] as const
  for (const [line, code] of unknown) expect([line, await add(token, line)]).toMatchObject([line, { code }])
  const payload = aLine(tee, { size: '95' })
  const response = await shop.request({ method: 'POST', url: '/api/cart/add', headers: { token }, payload })
  expect([response.statusCode, response.json().message]).toEqual([422, "This size isn't available."])
  expect(await loadCart(token)).toEqual({})
})

test('a repeated add with the same key changes nothing and gets the same response (D-21)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const first = await add(token, aLine(tee, { quantity: 2 }), 'one click')
  expect(await add(token, aLine(tee, { quantity: 2 }), 'one click')).toEqual(first)
  expect(await loadCart(token)).toMatchObject({ [tee.id]: { '90': { quantity: 2 } } })
})

test('twenty simultaneous adds never exceed the stock (D-23)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 13 } }] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(token, aLine(tee))))
  expect(answers.filter((answer) => answer.success)).toHaveLength(13)
  expect(await loadCart(token)).toMatchObject({ [tee.id]: { '90': { quantity: 13 } } })
})

test('an update sets the quantity up to the stock, and 0 or less removes the line (API-13 to API-15, D-23)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await add(token, aLine(tee, { quantity: 2 }))
  expect(await update(token, aLine(tee, { quantity: 5 }))).toMatchObject({
    success: true,
    cartData: { [tee.id]: { '90': { quantity: 5 } } },
  })
  for (const quantity of [6, Number.MAX_SAFE_INTEGER]) {
    expect(await update(token, aLine(tee, { quantity }))).toMatchObject({ code: 'not_enough_stock', left: 5 })
  }
  expect(await update(token, aLine(tee, { quantity: -3 }))).toMatchObject({ success: true, cartData: {} })
  expect(await update(token, aLine(tee, { quantity: 0 }))).toMatchObject({ code: 'line_not_in_cart' })
})

test('an update of a missing line changes nothing (STATE-11, D-20)', async () => {
  const { token } = await aCustomer(shop.shop)
  const colours = ['Sand', 'Sea'].map((colorName) => ({ colorName, stocks: { '90': 4 } }))
  const tee = await aProduct(shop.shop, { colours })
  await add(token, aLine(tee))
  const others = [
    aLine(tee, { colorName: 'Sea', quantity: 2 }),
    aLine(tee, { colorName: 'Sea', quantity: 0 }),
    aLine(tee, { colorName: 'Sea', quantity: 99 }),
    { ...aLine(tee), itemId: 'no product' },
    { ...aLine(tee), itemId: randomUUID() },
  ]
  for (const line of others) expect(await update(token, line)).toMatchObject({ code: 'line_not_in_cart' })
  expect(await loadCart(token)).toEqual({
    [tee.id]: { '90': { size: '90', colorName: 'Sand', quantity: 1 } },
  })
})

test('removed products leave the cart, and sold-out ones keep their quantity', async () => {
  const { id, token } = await aCustomer(shop.shop)
  const [gone, soldOut, resized] = [
    await aProduct(shop.shop),
    await aProduct(shop.shop),
    await aProduct(shop.shop),
  ]
  for (const product of [gone, soldOut, resized]) await add(token, aLine(product, { quantity: 2 }))
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, gone.id))
  await shop.db.update(sizeEntries).set({ stocks: 0 }).where(eq(sizeEntries.productId, soldOut.id))
  await shop.db.delete(sizeEntries).where(eq(sizeEntries.productId, resized.id))
  expect(await loadCart(token)).toEqual({
    [soldOut.id]: { '90': { size: '90', colorName: 'Coral', quantity: 2 } },
  })
  expect(await update(token, aLine(gone, { quantity: 0 }))).toMatchObject({ success: true })
  expect(await shop.db.select().from(cartLines).where(eq(cartLines.userId, id))).toHaveLength(1)
})

test('the token identifies the customer, and a user id in the body is ignored (D-30)', async () => {
  const [mine, other, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  const { token } = mine
  await shop.call('POST /api/cart/add', { ...aLine(tee), userId: other.id }, { token })
  await shop.call('POST /api/cart/add', { ...aLine(tee), userId: { $ne: null } }, { token })
  expect(await loadCart(mine.token)).toMatchObject({ [tee.id]: { '90': { quantity: 2 } } })
  expect(await loadCart(other.token)).toEqual({})
})
