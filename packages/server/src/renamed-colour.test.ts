import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries, variants } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

type Product = Awaited<ReturnType<typeof aProduct>>

const rename = async (product: Product, from: string, to: string) => {
  const isColour = and(eq(variants.productId, product.id), eq(variants.colorName, from))
  await shop.db.update(variants).set({ colorName: to }).where(isColour)
}

/** Five units of size 90 in each colour, and a customer. */
const start = async (...names: string[]) => ({
  ...(await aCustomer(shop.shop)),
  tee: await aProduct(shop.shop, {
    colours: names.map((colorName) => ({ colorName, stocks: { '90': 5 } })),
  }),
})

const inColour = (tee: Product, colorName: string, quantity = 1) => aLine(tee, { colorName, quantity })
const toCartMap = (tee: Product, colorName: string, quantity: number) => ({
  [tee.id]: { '90': { size: '90', colorName, quantity } },
})

async function loadCart(token: string) {
  return requireSuccess(await shop.call('POST /api/cart/get', {}, { token })).cartData
}

async function loadStock(tee: Product, colorName: string) {
  const [row] = await shop.db
    .select({ stocks: sizeEntries.stocks })
    .from(sizeEntries)
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .where(and(eq(variants.productId, tee.id), eq(variants.colorName, colorName)))
  return row?.stocks
}

const calls = () => cardCalls(shop)

test('a colour renamed while it is in a cart has its new name there', async () => {
  const { token, tee } = await start('Coral')
  await shop.call('POST /api/cart/add', inColour(tee, 'Coral', 2), { token })
  await rename(tee, 'Coral', 'Sunrise')
  expect(await loadCart(token)).toEqual(toCartMap(tee, 'Sunrise', 2))
})

test('a tab with the old name adds, changes, orders and removes the same line', async () => {
  const { token, tee } = await start('Coral')
  await shop.call('POST /api/cart/add', inColour(tee, 'Coral'), { token })
  await rename(tee, 'Coral', 'Sunset')
  await rename(tee, 'Sunset', 'Sunrise')
  const add = (name: string) => shop.call('POST /api/cart/add', inColour(tee, name), { token })
  for (const name of ['Coral', 'Sunset', 'Sunrise']) expect(await add(name)).toMatchObject({ success: true })
  expect(await loadCart(token)).toEqual(toCartMap(tee, 'Sunrise', 4))
  const update = (quantity: number) =>
    shop.call('POST /api/cart/update', inColour(tee, 'Coral', quantity), { token })
  expect(await update(5)).toMatchObject({ cartData: toCartMap(tee, 'Sunrise', 5) })
  expect(await update(6)).toMatchObject({ code: 'not_enough_stock', left: 5 })
  requireSuccess(await calls().cod(token, anOrder([inColour(tee, 'Coral', 2)], 200)))
  expect(await loadCart(token)).toEqual(toCartMap(tee, 'Sunrise', 3))
  expect(await loadStock(tee, 'Sunrise')).toBe(3)
  expect(await update(0)).toMatchObject({ success: true, cartData: {} })
})

test('a guest cart with the old and new name of a colour becomes one line of the customer cart (D-21, D-22)', async () => {
  const { token, tee } = await start('Coral', 'Sea')
  await shop.call('POST /api/cart/add', inColour(tee, 'Coral'), { token })
  await rename(tee, 'Coral', 'Sunrise')
  const guestCart = [inColour(tee, 'Coral'), inColour(tee, 'Sunrise', 9), inColour(tee, 'Coraline')]
  expect(await shop.call('POST /api/cart/merge', { guestCart }, { token })).toMatchObject({
    cartData: toCartMap(tee, 'Sunrise', 5),
    dropped: [inColour(tee, 'Coraline')],
    capped: [inColour(tee, 'Sunrise', 5)],
  })
})

test('an order with both names of a colour has one line, and short lines have the requested names (D-41)', async () => {
  const { token, tee } = await start('Coral')
  await rename(tee, 'Coral', 'Sunrise')
  const both = (former: number) => [inColour(tee, 'Coral', former), inColour(tee, 'Sunrise')]
  const { size, itemId } = aLine(tee)
  expect(await calls().cod(token, anOrder(both(5), 600))).toMatchObject({
    code: 'out_of_stock',
    lines: ['Coral', 'Sunrise'].map((colorName) => ({ itemId, size, colorName, left: 5 })),
  })
  requireSuccess(await calls().cod(token, anOrder(both(2), 300)))
  expect(await calls().myOrders(token)).toMatchObject([{ items: [{ colorName: 'Sunrise', quantity: 3 }] }])
  expect(await loadStock(tee, 'Sunrise')).toBe(2)
})

test('a placed order keeps the old name, and cancelling returns its stock to the renamed colour (D-07, D-41)', async () => {
  const { token, tee } = await start('Coral', 'Sea')
  const { orderId } = requireSuccess(await calls().cod(token, anOrder([inColour(tee, 'Coral', 2)], 200)))
  await rename(tee, 'Coral', 'Sunrise')
  await rename(tee, 'Sea', 'Coral')
  const deduct = (name: string, quantity: number) =>
    shop.call('POST /api/cart/deduct-stock', { items: [inColour(tee, name, quantity)] }, { token })
  expect(await deduct('Sunrise', 2)).toMatchObject({ success: true })
  expect(await deduct('Sunrise', 3)).toMatchObject({ code: 'no_matching_order' })
  expect(await calls().myOrders(token)).toMatchObject([{ items: [{ colorName: 'Coral' }] }])
  requireSuccess(await calls().cancel(token, orderId))
  expect([await loadStock(tee, 'Sunrise'), await loadStock(tee, 'Coral')]).toEqual([5, 5])
})

test('a pending card order whose colour is renamed is paid and removed from the cart (D-43)', async () => {
  const { token, tee } = await start('Coral')
  await shop.call('POST /api/cart/add', inColour(tee, 'Coral', 3), { token })
  const { orderId, clientSecret } = requireSuccess(
    await calls().inPage(token, anOrder([inColour(tee, 'Coral', 2)], 200)),
  )
  await rename(tee, 'Coral', 'Sunrise')
  await shop.pay(clientSecret)
  requireSuccess(await calls().verifyInPage(token, orderId))
  expect(await loadCart(token)).toEqual(toCartMap(tee, 'Sunrise', 1))
  expect(await loadStock(tee, 'Sunrise')).toBe(3)
})

test('cancelling a card order after its colour was renamed returns its stock (D-41)', async () => {
  const { token, tee } = await start('Coral')
  const { orderId } = requireSuccess(await calls().inPage(token, anOrder([inColour(tee, 'Coral', 2)], 200)))
  await rename(tee, 'Coral', 'Sunrise')
  expect(await loadStock(tee, 'Sunrise')).toBe(3)
  requireSuccess(await calls().cancel(token, orderId))
  expect(await loadStock(tee, 'Sunrise')).toBe(5)
})

test('an old name reused by another colour means that colour from then on', async () => {
  const { token, tee } = await start('Coral', 'Sea')
  await rename(tee, 'Coral', 'Sunrise')
  await rename(tee, 'Sea', 'Coral')
  await shop.call('POST /api/cart/add', inColour(tee, 'Coral'), { token })
  await rename(tee, 'Coral', 'Lagoon')
  expect(await loadCart(token)).toEqual(toCartMap(tee, 'Lagoon', 1))
})

test('the catalogue shows the new name at once', async () => {
  const { tee } = await start('Coral')
  await shop.request({ url: `/api/product/list?ids=${tee.id}` })
  await rename(tee, 'Coral', 'Sunrise')
  await expect
    .poll(async () => {
      const answer = await shop.request({ url: `/api/product/list?ids=${tee.id}` })
      return answer.json().products[0].variants[0].colorName
    })
    .toBe('Sunrise')
})
