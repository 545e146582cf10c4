import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const SIZES = ['80', '90', '100', '110']
const aBigProduct = () =>
  aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: Object.fromEntries(SIZES.map((size) => [size, 500])) }],
  })
const add = (token: string, line: ReturnType<typeof aLine>) =>
  shop.call('POST /api/cart/add', line, { token })
const update = (token: string, line: ReturnType<typeof aLine>) =>
  shop.call('POST /api/cart/update', line, { token })

test('by default a line grows to fifty units regardless of the stock, and reports the limit', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aBigProduct()]
  for (let adds = 0; adds < 5; adds++) await add(token, aLine(tee, { quantity: 10 }))
  expect(await add(token, aLine(tee))).toMatchObject({
    code: 'not_enough_stock',
    left: 0,
    message: "You've reached the maximum quantity of this item per order.",
  })
  expect(await update(token, aLine(tee, { quantity: 51 }))).toMatchObject({
    code: 'not_enough_stock',
    left: 50,
  })
  expect(await update(token, aLine(tee, { quantity: 50 }))).toMatchObject({ success: true })
})

test('a full cart refuses a new line, and an existing line may grow', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aBigProduct()]
  await shop.db.update(shopSettings).set({ maxLines: 3 })
  try {
    for (const size of SIZES.slice(0, 3))
      expect(await add(token, aLine(tee, { size }))).toMatchObject({ success: true })
    expect(await add(token, aLine(tee, { size: '110' }))).toMatchObject({ code: 'cart_full', max: 3 })
    expect(await add(token, aLine(tee, { size: '80' }))).toMatchObject({ success: true })
    await update(token, aLine(tee, { size: '80', quantity: 0 }))
    expect(await add(token, aLine(tee, { size: '110' }))).toMatchObject({ success: true })
  } finally {
    await shop.db.update(shopSettings).set({ maxLines: 100 })
  }
})

test('a guest cart of 1,200 lines merges up to the limits and reports the rest (D-21)', async () => {
  const { token } = await aCustomer(shop.shop)
  const sizes = Array.from({ length: 120 }, (_, place) => `S${place}`)
  const colours = [{ colorName: 'Coral', stocks: Object.fromEntries(sizes.map((size) => [size, 500])) }]
  const tee = await aProduct(shop.shop, { colours })
  const unknown = Array.from({ length: 1080 }, (_, place) => aLine(tee, { size: `X${place}` }))
  const guestCart = [...sizes.map((size) => aLine(tee, { size, quantity: 60 })), ...unknown]
  const answer = await shop.call('POST /api/cart/merge', { guestCart }, { token })
  if (!answer.success) throw new Error(answer.message)
  const entries = Object.values(answer.cartData[tee.id] ?? {})
  expect(entries).toHaveLength(100)
  expect(new Set(entries.map(({ quantity }) => quantity))).toEqual(new Set([50]))
  expect(answer.dropped).toHaveLength(1100)
})
