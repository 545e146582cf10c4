import type { InputOf } from '@little-dunes/domain/contract/calls'
import { DAY, HOUR } from '@little-dunes/domain/durations'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { priceChanges } from '#catalogue/sales/sale-tables'
import { scheduleJob } from '#catalogue/sales/schedule-job'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string
let job: ReturnType<typeof scheduleJob>

beforeAll(async () => {
  shop = await startTestShop()
  job = scheduleJob()
})
// Sessions expire as the clock advances.
const signIn = async () => {
  token = (await aMember(shop.shop, 'manager')).token
}
beforeEach(signIn)
afterAll(() => shop.close())

const now = () => shop.clock.now().getTime()
const see = async (productId: string) =>
  requireSuccess(await shop.call('GET /api/staff/product', { productId }, { token })).product
const save = (productId: string, changes: [field: string, from: unknown, to: unknown][]) =>
  shop.call(
    'POST /api/staff/product/save',
    { productId, changes: changes.map(([field, from, to]) => ({ field, from, to })) },
    { token },
  )
const createSale = (overrides: Partial<InputOf<'POST /api/staff/sales/create'>> = {}) =>
  shop.call(
    'POST /api/staff/sales/create',
    {
      name: 'White',
      percent: 20,
      startsAt: now(),
      endsAt: null,
      category: null,
      productIds: [],
      ...overrides,
    },
    { token },
  )
const changeSale = (id: string, changes: InputOf<'POST /api/staff/sales/change'>['changes']) =>
  shop.call('POST /api/staff/sales/change', { id, changes }, { token })
const findSale = async (id: string) =>
  requireSuccess(await shop.call('GET /api/staff/sales', {}, { token })).sales.find((sale) => sale.id === id)

/** The product in the list of the shop. Undefined when it is missing. */
const shown = async (productId: string, of: Pick<TestShop, 'request'> = shop) =>
  (await of.request({ method: 'GET', url: `/api/product/list?ids=${productId}` })).json().products[0]

/** Advances the time and runs the job, which normally runs every few seconds. */
async function pass(milliseconds: number) {
  shop.clock.moveBy(milliseconds)
  await job.run(shop.shop, false)
  shop.shop.catalogue.changed()
}

test('the sale of a product starts and ends automatically, in lists, orders and every process', async () => {
  const other = await shop.anotherServer()
  const tee = await aProduct(shop.shop, { price: 100_00, discount: 5 })
  await job.run(shop.shop, true)
  requireSuccess(
    await save(tee.id, [
      ['saleDiscount', 0, 25],
      ['saleStartsAt', null, now() + HOUR],
      ['saleEndsAt', null, now() + 2 * HOUR],
    ]),
  )
  expect((await shown(tee.id)).discount).toBe(5)
  expect((await see(tee.id)).appliedSale).toBe(0)
  await pass(HOUR)
  expect((await shown(tee.id)).discount).toBe(25)
  await expect.poll(async () => (await shown(tee.id, other)).discount).toBe(25)
  const { token: customer } = await aCustomer(shop.shop)
  requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 75 + 25), { token: customer }),
  )
  await pass(HOUR - 1)
  expect((await shown(tee.id)).discount).toBe(25)
  await pass(1)
  expect((await shown(tee.id)).discount).toBe(5)
  await expect.poll(async () => (await shown(tee.id, other)).discount).toBe(5)
})

test('a background job checks the time', async () => {
  const open = await startTestShop({ jobs: true })
  await open.server.listen({ port: 0 })
  const { id } = await aProduct(open.shop)
  const { token: member } = await aMember(open.shop, 'manager')
  const startsAt = open.clock.now().getTime() + HOUR
  requireSuccess(
    await open.call(
      'POST /api/staff/sales/create',
      { name: 'Soon', percent: 20, startsAt, endsAt: null, category: null, productIds: [] },
      { token: member },
    ),
  )
  expect((await shown(id, open)).discount).toBe(0)
  open.clock.moveBy(HOUR)
  open.shop.wakeJobs()
  await expect.poll(async () => (await shown(id, open)).discount).toBe(20)
  await open.close()
})

test('a sale without a start applies at once, and the larger of discount and sale counts', async () => {
  const { id } = await aProduct(shop.shop, { discount: 30 })
  requireSuccess(await save(id, [['saleDiscount', 0, 10]]))
  expect((await shown(id)).discount).toBe(30)
  requireSuccess(await save(id, [['saleDiscount', 10, 40]]))
  expect((await shown(id)).discount).toBe(40)
})

test('a flash sale applies between its times', async () => {
  const { id } = await aProduct(shop.shop, { flashsale: true, flashDiscount: 15 })
  requireSuccess(
    await save(id, [
      ['flashStartsAt', null, now() + HOUR],
      ['flashEndsAt', null, now() + 2 * HOUR],
    ]),
  )
  expect(await shown(id)).toMatchObject({ flashsale: false, flashDiscount: 0 })
  await pass(HOUR)
  expect(await shown(id)).toMatchObject({ flashsale: true, flashDiscount: 15 })
  await pass(HOUR)
  expect(await shown(id)).toMatchObject({ flashsale: false })
  expect((await see(id)).flashsale).toBe(true)
})

test('a sale that ends before it starts is refused by field, for any order of edits', async () => {
  const { id } = await aProduct(shop.shop)
  const [start, end] = [now() + DAY, now() + 2 * DAY]
  requireSuccess(await save(id, [['saleEndsAt', null, end]]))
  expect(await save(id, [['saleStartsAt', null, end]])).toMatchObject({
    code: 'invalid_form',
    fields: { saleEndsAt: 'order_of_times' },
  })
  expect(
    await save(id, [
      ['flashStartsAt', null, end],
      ['flashEndsAt', null, start],
      ['saleDiscount', 0, 100],
      ['publishAt', null, 1.5],
    ]),
  ).toMatchObject({
    code: 'invalid_form',
    fields: { flashEndsAt: 'order_of_times', saleDiscount: 'percent', publishAt: 'moment' },
  })
  expect(await createSale({ startsAt: end, endsAt: start, name: '', percent: 0 })).toMatchObject({
    code: 'invalid_form',
    fields: { endsAt: 'order_of_times', name: 'required', percent: 'percent' },
  })
  expect(await see(id)).toMatchObject({ saleStartsAt: null, saleEndsAt: end, flashEndsAt: null })
})

test('a scheduled product is published automatically as the newest', async () => {
  const { id } = await aProduct(shop.shop, { status: 'draft' })
  expect(await save(id, [['status', 'draft', 'scheduled']])).toMatchObject({
    code: 'invalid_form',
    fields: { publishAt: 'required_time' },
  })
  const at = now() + HOUR
  requireSuccess(
    await save(id, [
      ['status', 'draft', 'scheduled'],
      ['publishAt', null, at],
    ]),
  )
  await pass(HOUR - 1)
  expect(await shown(id)).toBeUndefined()
  await pass(1)
  expect(await shown(id)).toMatchObject({ _id: id })
  expect(await see(id)).toMatchObject({ status: 'published', publishedAt: at })
  const { products } = requireSuccess(await shop.call('GET /api/product/list', {}))
  expect(products[0]?._id).toBe(id)
})

test('a scheduled product needs a colour with a size', async () => {
  const { id } = await aProduct(shop.shop, { status: 'draft', colours: [] })
  const edits: [string, unknown, unknown][] = [
    ['status', 'draft', 'scheduled'],
    ['publishAt', null, now()],
  ]
  expect(await save(id, edits)).toMatchObject({ fields: { status: 'no_sizes' } })
})

test('a sale of a category includes new products and copies', async () => {
  const boys = await aProduct(shop.shop, { category: 'Boys' })
  const girls = await aProduct(shop.shop, { category: 'Girls' })
  const { id } = requireSuccess(await createSale({ category: 'Girls', percent: 12.5, endsAt: now() + DAY }))
  expect([(await shown(boys.id)).discount, (await shown(girls.id)).discount]).toEqual([0, 12.5])
  requireSuccess(await save(boys.id, [['category', 'Boys', 'Girls']]))
  expect((await shown(boys.id)).discount).toBe(12.5)
  const begun = { name: 'Camel', sku: 'LD-CM-2', category: 'Girls' as const, price: 99_00 }
  const { productId } = requireSuccess(await shop.call('POST /api/staff/product/create', begun, { token }))
  expect((await see(productId)).appliedSale).toBe(12.5)
  await pass(DAY)
  expect((await shown(girls.id)).discount).toBe(0)
  await signIn()
  expect(await findSale(id)).toMatchObject({ active: true, category: 'Girls', percent: 12.5 })
})

test('a sale of chosen products is ended by hand and restarted, and the activity log shows it', async () => {
  const [tee, dress] = [await aProduct(shop.shop, { name: 'Tee' }), await aProduct(shop.shop)]
  const { id } = requireSuccess(await createSale({ productIds: [tee.id], percent: 50 }))
  expect([(await shown(tee.id)).discount, (await shown(dress.id)).discount]).toEqual([50, 0])
  expect(await findSale(id)).toMatchObject({ selected: 1, products: [{ id: tee.id, name: 'Tee' }] })
  requireSuccess(await changeSale(id, { active: { from: true, to: false } }))
  expect((await shown(tee.id)).discount).toBe(0)
  expect(
    await changeSale(id, { active: { from: true, to: true }, percent: { from: 40, to: 30 } }),
  ).toMatchObject({
    code: 'field_changed',
    conflicts: { percent: 50 },
  })
  requireSuccess(await changeSale(id, { active: { from: false, to: true }, percent: { from: 50, to: 30 } }))
  expect((await shown(tee.id)).discount).toBe(30)
  requireSuccess(await changeSale(id, { active: { from: true, to: false } }))
  const auditLog = await shop.db
    .select({ changes: staffChanges.changes })
    .from(staffChanges)
    .where(and(eq(staffChanges.subject, 'sale'), eq(staffChanges.subjectId, id)))
    .orderBy(asc(staffChanges.id))
  expect(auditLog.map(({ changes }) => changes.active ?? null)).toEqual([
    null,
    [true, false],
    [false, true],
    [true, false],
  ])
})

test('missing products and sales are refused', async () => {
  const nowhere = '019a0000-0000-7000-8000-00000000dead'
  for (const productIds of [[nowhere], ['x']])
    expect(await createSale({ productIds })).toMatchObject({ fields: { productIds: 'products' } })
  for (const id of [nowhere, 'x'])
    expect(await changeSale(id, { active: { from: true, to: false } })).toMatchObject({
      code: 'sale_not_found',
    })
})

test('every price is in the history with its transaction, and the lowest of 30 days is known', async () => {
  shop.clock.set(new Date())
  await signIn()
  const colours = [
    { colorName: 'Coral', stocks: { '90': 5, '100': 5 }, prices: { '90': 120_00, '100': 110_00 } },
  ]
  const { id } = await aProduct(shop.shop, { price: 129_00, colours })
  const history = async () =>
    (
      await shop.db
        .select()
        .from(priceChanges)
        .where(eq(priceChanges.productId, id))
        .orderBy(asc(priceChanges.at))
    ).map(({ price, discount }) => [price, discount])
  expect(await history()).toEqual([[110_00, 0]])
  const [large, small] = (await see(id)).colours[0]?.sizes ?? []
  requireSuccess(await save(id, [[`size.${small?.id}.price`, 110_00, 100_00]]))
  requireSuccess(await save(id, [['saleDiscount', 0, 20]]))
  requireSuccess(
    await save(id, [
      ['saleDiscount', 20, 0],
      ['status', 'published', 'archived'],
    ]),
  )
  requireSuccess(
    await save(id, [
      ['status', 'archived', 'published'],
      [`size.${large?.id}.price`, 120_00, 130_00],
    ]),
  )
  expect(await history()).toEqual([
    [110_00, 0],
    [100_00, 0],
    [100_00, 20],
    [null, 0],
    [100_00, 0],
  ])
  shop.clock.set(new Date())
  expect((await see(id)).lowestPrice).toBe(80_00)
  const longAgo = { productId: id, at: new Date(now() - 40 * DAY), price: 60_00, discount: 0 }
  await shop.db.insert(priceChanges).values(longAgo)
  expect((await see(id)).lowestPrice).toBe(60_00)
  await shop.db.insert(priceChanges).values({ ...longAgo, at: new Date(now() - 31 * DAY), price: 90_00 })
  expect((await see(id)).lowestPrice).toBe(80_00)
})

test('a new sale warns about products that cost less in the last 30 days than their struck-through price', async () => {
  shop.clock.set(new Date())
  await signIn()
  const [tee, hat, sock] = await Promise.all(
    ['Tee', 'Hat', 'Sock'].map((name) => aProduct(shop.shop, { name, price: 100_00 })),
  )
  const draft = await aProduct(shop.shop, { status: 'draft' })
  const earlier = (of: typeof tee, days: number, price: number, discount: number) =>
    shop.db
      .insert(priceChanges)
      .values({ productId: of?.id ?? '', at: new Date(now() - days * DAY), price, discount })
  await earlier(tee, 20, 100_00, 15)
  await earlier(hat, 25, 70_00, 0)
  await earlier(sock, 90, 10_00, 0)
  await earlier(sock, 60, 100_00, 0)
  shop.clock.set(new Date())
  const productIds = [tee, hat, sock, draft].flatMap((one) => one?.id ?? [])
  const preview = (overrides: object) =>
    shop.call(
      'POST /api/staff/sales/preview',
      { percent: 20, category: null, productIds, ...overrides },
      { token },
    )
  expect(requireSuccess(await preview({}))).toMatchObject({
    selected: 3,
    cheaperBefore: 2,
    products: [
      { name: 'Hat', was: 100_00, reduced: 80_00, lowest: 70_00 },
      { name: 'Tee', was: 100_00, reduced: 80_00, lowest: 85_00 },
    ],
  })
  const ofAll = requireSuccess(await preview({ productIds: [] }))
  expect(ofAll.selected).toBeGreaterThan(3)
  const { products } = requireSuccess(await preview({ productIds: [tee?.id, 'x'] }))
  expect(products.map(({ name }) => name)).toEqual(['Tee'])
})

test('the price history of a product has start times, newest first', async () => {
  shop.clock.set(new Date())
  await signIn()
  const { id } = await aProduct(shop.shop, { price: 80_00 })
  requireSuccess(await save(id, [['price', 80_00, 90_00]]))
  requireSuccess(await save(id, [['discount', 0, 10]]))
  shop.clock.set(new Date())
  const prices = async (productId: string) =>
    requireSuccess(await shop.call('GET /api/staff/product/prices', { productId }, { token })).prices
  expect((await prices(id)).map(({ price, discount }) => [price, discount])).toEqual([
    [90_00, 10],
    [90_00, 0],
    [80_00, 0],
  ])
  expect(await prices('x')).toEqual([])
})

test('a sale of a sub-category reduces its products in its category, in lists and orders', async () => {
  const inGirls = (subCategory: string) =>
    aProduct(shop.shop, { category: 'Girls', subCategory, price: 100_00 })
  const [dress, skirt] = [await inGirls('Sale dresses'), await inGirls('Sale skirts')]
  const unisex = await aProduct(shop.shop, { category: 'Unisex', subCategory: 'Sale dresses', price: 100_00 })
  const discounts = async () =>
    (await Promise.all([dress, skirt, unisex].map(({ id }) => shown(id)))).map((one) => one.discount)

  const selection = { category: 'Girls', subCategory: 'Sale dresses' } as const
  const preview = await shop.call(
    'POST /api/staff/sales/preview',
    { percent: 30, ...selection, productIds: [] },
    { token },
  )
  expect(preview).toMatchObject({ success: true, selected: 1 })
  const { id } = requireSuccess(await createSale({ percent: 30, endsAt: now() + DAY, ...selection }))
  expect(await discounts()).toEqual([30, 0, 0])
  expect(await findSale(id)).toMatchObject({ subCategory: 'Sale dresses', selected: 1 })

  const { token: customer } = await aCustomer(shop.shop)
  requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(dress)], 70 + 25), { token: customer }),
  )

  // The largest of the sales of everything, of the category and of the sub-category counts.
  const all = requireSuccess(await createSale({ percent: 10, endsAt: now() + DAY }))
  expect(await discounts()).toEqual([30, 10, 10])
  const girls = requireSuccess(await createSale({ percent: 40, category: 'Girls', endsAt: now() + DAY }))
  expect(await discounts()).toEqual([40, 40, 10])
  for (const sale of [all, girls])
    requireSuccess(await changeSale(sale.id, { active: { from: true, to: false } }))

  requireSuccess(await save(skirt.id, [['subCategory', 'Sale skirts', 'Sale dresses']]))
  requireSuccess(await save(dress.id, [['subCategory', 'Sale dresses', 'Renamed']]))
  expect(await discounts()).toEqual([0, 30, 0])
  requireSuccess(await createSale({ percent: 20, subCategory: 'Sale dresses', endsAt: now() + DAY }))
  expect(await discounts()).toEqual([0, 30, 20])
  await pass(DAY)
  expect(await discounts()).toEqual([0, 0, 0])
  await signIn()
})

test('a sub-category without products in the category is refused by field', async () => {
  await aProduct(shop.shop, { category: 'Boys', subCategory: 'Boys only' })
  const refused = { code: 'invalid_form', fields: { subCategory: 'sub_category' } }
  expect(await createSale({ subCategory: 'No such kind' })).toMatchObject(refused)
  expect(await createSale({ category: 'Girls', subCategory: 'Boys only' })).toMatchObject(refused)
})
