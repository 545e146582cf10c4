import { ORDERS_PER_PAGE } from '@little-dunes/domain/contract/orders/order-calls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#catalogue/catalogue-tables'
import { transaction } from '#database/transaction'
import { orderLines, orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const place = (token: string, order: ReturnType<typeof anOrder>) =>
  shop.call('POST /api/order/place', order, { token })
const loadOrders = async (token: string) => {
  const answer = await shop.call('POST /api/order/userorders', {}, { token })
  return answer.success ? answer.orders : []
}

test('an order has the specified fields, and its items show the product at the time of purchase (DATA-30 to DATA-36, API-66 to API-68, D-07)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, {
    name: 'Fox Tee',
    price: 99_90,
    discount: 12.5,
    flashsale: true,
    flashDiscount: 40,
    image: ['/front.avif'],
    colours: ['Sand', 'Sea'].map((colorName) => ({
      colorName,
      stocks: { '80': 3, '90': 3 },
      images: [`/${colorName}`],
    })),
  })
  const items = [aLine(tee, { colorName: 'Sea', quantity: 2 })]
  const placed = await place(
    token,
    anOrder(items, 93.94, { discountCode: 'FIRSTDAY', shippingMethod: 'Express' }),
  )
  expect(placed).toMatchObject({ success: true })
  await shop.db.update(products).set({ name: 'Renamed', price: 1_00 }).where(eq(products.id, tee.id))
  expect(await loadOrders(token)).toEqual([
    {
      _id: placed.success ? placed.orderId : '',
      number: expect.stringMatching(/^LD-\d{5}$/),
      date: shop.clock.now().getTime(),
      paymentMethod: 'cod',
      status: 'Order Placed',
      payment: false,
      address: ADDRESS,
      amount: 93.94,
      discountValue: 0.6,
      shippingMethod: 'Express',
      discountCode: 'FIRSTDAY',
      refund: null,
      items: [
        {
          _id: tee.id,
          name: 'Fox Tee',
          sku: tee.sku,
          description: tee.description,
          category: 'Boys',
          subCategory: tee.subCategory,
          image: ['/front.avif'],
          price: 99.9,
          discount: 12.5,
          flashsale: true,
          flashDiscount: 40,
          flashdiscount: 40,
          bestseller: false,
          bestofkids: false,
          variants: [
            {
              colorName: 'Sea',
              swatch: null,
              images: ['/Sea'],
              stocks: 3,
              sizes: [{ size: '90', stocks: 3, subSKU: `${tee.id}-Sea-90` }],
            },
          ],
          itemId: tee.id,
          size: '90',
          colorName: 'Sea',
          quantity: 2,
          subSKU: `${tee.id}-Sea-90`,
          linePaid: 147_35,
          flashUnits: 1,
        },
      ],
    },
  ])
})

/** Stored lines before snapshots had versions: the product in wire format. */
const asVersion1 = sql`(product - 'version') || jsonb_build_object(
  'price', (product->'price')::numeric / 100, 'flashdiscount', product->'flashDiscount')`

test('an order with an unversioned snapshot is returned exactly like a new one (DATA-35, D-07)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { price: 99_90, flashsale: true, flashDiscount: 40, discount: 12.5 })
  await place(token, anOrder([aLine(tee)], 84.94))
  const answer = async () =>
    (await shop.request({ method: 'POST', url: '/api/order/userorders', headers: { token }, payload: {} }))
      .body
  const today = await answer()
  await shop.db.update(orderLines).set({ product: asVersion1 }).where(eq(orderLines.productId, tee.id))
  expect(await answer()).toBe(today)
  expect(today).toContain(
    '"price":99.9,"discount":12.5,"flashsale":true,"flashDiscount":40,"flashdiscount":40,',
  )
})

test('orders are listed newest first, without pending payments (D-40)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop)
  const placed: string[] = []
  for (let count = 0; count < 4; count++) {
    shop.clock.moveBy(1_000)
    const answer = await place(token, anOrder([aLine(tee)], 125))
    if (answer.success) placed.push(answer.orderId)
  }
  await shop.db
    .update(orders)
    .set({ status: 'Pending Payment' })
    .where(eq(orders.id, placed[1] ?? ''))
  expect((await loadOrders(token)).map((order) => order._id)).toEqual([placed[3], placed[2], placed[0]])
})

test('a long history is returned in pages of ORDERS_PER_PAGE, and unknown cursors return nothing (API-66)', async () => {
  const [mine, other, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  const first = await place(mine.token, anOrder([aLine(tee)], 125))
  const firstId = first.success ? first.orderId : ''
  await transaction(shop.db, async (db) => {
    const columns = await db.execute<{ names: string }>(sql`SELECT string_agg(attname, ', ') AS names
      FROM pg_attribute WHERE attrelid = 'orders'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`)
    const written = sql.raw(columns.rows[0]?.names ?? '')
    // Several orders have the same time, so the id decides.
    await db.execute(sql`INSERT INTO orders (${written}) SELECT ${written}
      FROM (SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
        'number', nextval('order_numbers'), 'placed_at', o.placed_at - make_interval(secs => (n + 2) / 3)))).*
      FROM orders o, generate_series(1, 49) n WHERE o.id = ${firstId})`)
    await db.execute(sql`INSERT INTO order_lines SELECT (jsonb_populate_record(l, jsonb_build_object('order_id', o.id))).*
      FROM order_lines l, orders o WHERE l.order_id = ${firstId} AND o.user_id = ${mine.id} AND o.id <> l.order_id`)
  })
  const pages: string[][] = []
  let before: string | undefined
  do {
    const page = await shop.call('POST /api/order/userorders', before ? { before } : {}, {
      token: mine.token,
    })
    if (!page.success) throw new Error(page.message)
    expect(page.orders.every(({ items }) => items.length === 1)).toBe(true)
    pages.push(page.orders.map(({ _id }) => _id))
    before = page.older
  } while (before)
  expect(pages.map((page) => page.length)).toEqual([ORDERS_PER_PAGE, ORDERS_PER_PAGE, 10])
  expect(pages[0]?.[0]).toBe(firstId)
  expect(new Set(pages.flat()).size).toBe(50)
  const asked = { before: pages[0]?.at(-1) ?? '' }
  const foreign = await shop.call('POST /api/order/userorders', asked, { token: other.token })
  expect(foreign).toEqual({ success: true, orders: [] })
  expect(await shop.call('POST /api/order/userorders', { before: 'x' }, { token: mine.token })).toMatchObject(
    {
      code: 'order_not_found',
    },
  )
})

test('a customer cannot see the orders of another customer (D-30)', async () => {
  const [mine, other, tee] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aProduct(shop.shop),
  ]
  await place(mine.token, anOrder([aLine(tee)], 125))
  const response = await shop.request({
    method: 'POST',
    url: '/api/order/userorders',
    headers: { token: other.token },
    payload: { userId: mine.id },
  })
  expect(response.json()).toEqual({ success: true, orders: [] })
})

test('orders contain the discount codes used (API-69, STATE-22)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await place(token, anOrder([aLine(tee)], 120, { discountCode: 'afz44' }))
  await place(token, anOrder([aLine(tee)], 125))
  expect((await loadOrders(token)).map((order) => order.discountCode).toSorted()).toEqual(['AFZ44', null])
})
