import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let member: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  member = await aMember(shop.shop, 'manager')
})
afterAll(() => shop.close())

const staff = () => ({ token: member.token })

async function aTee() {
  const product = await aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: { '90': 5, '100': 5 } }],
  })
  const see = async () => {
    const seen = requireSuccess(await shop.call('GET /api/staff/product', { productId: product.id }, staff()))
    const [small, large] = seen.product.colours[0]?.sizes ?? []
    if (!small || !large) throw new Error('The product has fewer than two sizes')
    return { small, large }
  }
  return { product, see }
}

const move = (input: object, key?: string) =>
  shop.call(
    'POST /api/staff/stock/move',
    input as never,
    key === undefined ? staff() : { ...staff(), idempotencyKey: key },
  )
const moveAll = (lines: object[], key?: string) =>
  shop.call(
    'POST /api/staff/stock/moves',
    { lines: lines as never },
    key === undefined ? staff() : { ...staff(), idempotencyKey: key },
  )
const count = (lines: object[]) =>
  shop.call('POST /api/staff/stock/count', { lines: lines as never, note: 'Shelf B4' }, staff())

async function buy(product: Awaited<ReturnType<typeof aProduct>>, quantity: number) {
  const { token } = await aCustomer(shop.shop)
  const items = [aLine(product, { quantity })]
  return requireSuccess(
    await shop.call('POST /api/order/place', anOrder(items, Math.max(125, quantity * 100)), { token }),
  )
}

const loadAuditLog = async (id: string) => {
  const rows = await shop.db
    .select()
    .from(staffChanges)
    .where(eq(staffChanges.subjectId, id))
    .orderBy(desc(staffChanges.id))
  return rows.map(({ actor, call, subject, changes }) => ({ actor, call, subject, changes }))
}

test('staff book received, damaged, lost and corrected units with a note, and the shop sells by the new stock', async () => {
  const { product, see } = await aTee()
  const sizeEntryId = (await see()).small.id
  expect(await move({ sizeEntryId, move: 'received', units: 7, note: ' Delivery D-0192 ' })).toMatchObject({
    stock: 12,
  })
  expect(await move({ sizeEntryId, move: 'damaged', units: 2 })).toMatchObject({ stock: 10 })
  expect(await move({ sizeEntryId, move: 'lost', units: 1 })).toMatchObject({ stock: 9 })
  expect(await move({ sizeEntryId, move: 'correction', units: -3 })).toMatchObject({ stock: 6 })
  const { products } = requireSuccess(await shop.call('GET /api/product/list', { ids: [product.id] }))
  expect(products[0]?.variants[0]?.sizes[0]?.stocks).toBe(6)
  const { movements } = requireSuccess(
    await shop.call('GET /api/staff/stock/ledger', { sizeEntryId }, staff()),
  )
  expect(
    movements.map(({ delta, after, reason, actorName, note }) => [delta, after, reason, actorName, note]),
  ).toEqual([
    [-3, 6, 'correction', member.name, null],
    [-1, 9, 'lost', member.name, null],
    [-2, 10, 'damaged', member.name, null],
    [7, 12, 'received', member.name, 'Delivery D-0192'],
    [5, 5, 'opening', 'system', null],
  ])
  expect((await loadAuditLog(sizeEntryId)).at(-1)).toEqual({
    actor: member.email,
    call: 'POST /api/staff/stock/move',
    subject: 'size',
    changes: { stock: [5, 12], reason: [null, 'received'], note: [null, 'Delivery D-0192'] },
  })
})

test('stock never falls below 0, and a movement needs a quantity', async () => {
  const { see } = await aTee()
  const { id: sizeEntryId } = (await see()).small
  expect(await move({ sizeEntryId, move: 'damaged', units: 6 })).toMatchObject({
    code: 'negative_stock',
    field: 'units',
    left: 5,
    message: "There aren't that many in stock. Stock can't go below 0.",
  })
  for (const units of [0, -1])
    expect(await move({ sizeEntryId, move: 'received', units })).toMatchObject({
      code: 'invalid_quantity',
      field: 'units',
    })
  expect(await move({ sizeEntryId, move: 'received', units: 1.5 })).toMatchObject({
    code: 'malformed',
    field: 'units',
  })
  expect(await move({ sizeEntryId: shop.shop.newId(), move: 'received', units: 1 })).toMatchObject({
    code: 'size_not_found',
  })
  expect((await see()).small.stock).toBe(5)
  expect(await loadAuditLog(sizeEntryId)).toEqual([])
})

test('a movement sent twice is booked once (D-43)', async () => {
  const { see } = await aTee()
  const input = { sizeEntryId: (await see()).small.id, move: 'received', units: 5, note: '' }
  for (let time = 0; time < 2; time += 1) expect(await move(input, 'one-key')).toMatchObject({ stock: 10 })
  expect((await see()).small.stock).toBe(10)
})

test('movements of many sizes are booked together, in order, and once when repeated (D-43)', async () => {
  const { product, see } = await aTee()
  const { small, large } = await see()
  const note = ' Delivery note 4711 '
  const lines = [
    { sizeEntryId: small.id, move: 'received', units: 12, note },
    { sizeEntryId: large.id, move: 'received', units: 3, note },
    { sizeEntryId: small.id, move: 'damaged', units: 1 },
  ]
  for (let time = 0; time < 2; time += 1)
    expect(await moveAll(lines, 'one-delivery')).toMatchObject({ stocks: [17, 8, 16] })
  expect(await see()).toMatchObject({ small: { stock: 16 }, large: { stock: 8 } })
  const { products } = requireSuccess(await shop.call('GET /api/product/list', { ids: [product.id] }))
  expect(products[0]?.variants[0]?.sizes.map(({ stocks }) => stocks)).toEqual([16, 8])
  expect((await loadAuditLog(large.id))[0]).toMatchObject({
    call: 'POST /api/staff/stock/moves',
    changes: { stock: [5, 8], reason: [null, 'received'], note: [null, 'Delivery note 4711'] },
  })
  expect((await loadAuditLog(small.id)).map(({ changes }) => changes.stock)).toEqual([
    [17, 16],
    [5, 17],
  ])
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('an invalid line is named, and the other lines are not booked', async () => {
  const { see } = await aTee()
  const { small, large } = await see()
  const received = { sizeEntryId: small.id, move: 'received', units: 2 }
  const wrong = [
    [{ sizeEntryId: large.id, move: 'damaged', units: 6 }, 'negative_stock', 'lines.1.units'],
    [{ sizeEntryId: large.id, move: 'received', units: -1 }, 'invalid_quantity', 'lines.1.units'],
    [{ sizeEntryId: shop.shop.newId(), move: 'lost', units: 1 }, 'size_not_found', 'lines.1.sizeEntryId'],
    [{ sizeEntryId: 'no-id', move: 'lost', units: 1 }, 'size_not_found', 'lines.1.sizeEntryId'],
  ] as const
  for (const [line, code, field] of wrong)
    expect(await moveAll([received, line])).toMatchObject({ code, field })
  expect(await moveAll([])).toMatchObject({ code: 'malformed', field: 'lines' })
  expect((await see()).small.stock).toBe(5)
  expect(await loadAuditLog(small.id)).toEqual([])
})

test('a count applies to the moment it started, so later sales are kept', async () => {
  const { product, see } = await aTee()
  const { small, large } = await see()
  await buy(product, 2)
  const lines = [
    { sizeEntryId: small.id, counted: 4, movement: small.movement },
    { sizeEntryId: large.id, counted: 5, movement: large.movement },
  ]
  expect(await count(lines)).toMatchObject({
    results: [
      { expected: 5, meanwhile: -2, difference: -1, stock: 2 },
      { expected: 5, meanwhile: 0, difference: 0, stock: 5 },
    ],
  })
  expect((await see()).small.stock).toBe(2)
  expect((await loadAuditLog(large.id))[0]?.changes).toEqual({ counted: [null, 5], note: [null, 'Shelf B4'] })
  expect(await count([lines[0] ?? {}])).toMatchObject({ code: 'counted_meanwhile', field: 'lines.0.counted' })
})

test('a count below the units sold is refused completely, with its line', async () => {
  const { product, see } = await aTee()
  const { small, large } = await see()
  await buy(product, 4)
  const lines = [
    { sizeEntryId: large.id, counted: 9, movement: large.movement },
    { sizeEntryId: small.id, counted: 3, movement: small.movement },
  ]
  expect(await count(lines)).toMatchObject({ code: 'negative_stock', field: 'lines.1.counted', left: 1 })
  expect((await see()).large.stock).toBe(5)
})

test('an untracked size has no movements until it is tracked again (D-70)', async () => {
  const { product, see } = await aTee()
  const { id: sizeEntryId, movement } = (await see()).small
  const set = (counted: boolean) =>
    shop.call('POST /api/staff/stock/counted', { sizeEntryId, counted }, staff())
  requireSuccess(await set(false))
  const listed = async () => {
    const { products } = requireSuccess(await shop.call('GET /api/product/list', { ids: [product.id] }))
    return products[0]?.variants[0]?.sizes[0]?.stocks
  }
  expect(await listed()).toBe(9999)
  expect(await move({ sizeEntryId, move: 'received', units: 1 })).toMatchObject({ code: 'stock_not_counted' })
  expect(await count([{ sizeEntryId, counted: 1, movement }])).toMatchObject({ code: 'stock_not_counted' })
  requireSuccess(await set(true))
  expect(await listed()).toBe(5)
  expect((await loadAuditLog(sizeEntryId)).map(({ changes }) => changes)).toEqual([
    { counted: [false, true] },
    { counted: [true, false] },
  ])
})

test('the ledger of a size is exported as a file with its orders', async () => {
  const { product, see } = await aTee()
  const { id: sizeEntryId, sku } = (await see()).small
  await buy(product, 1)
  requireSuccess(await move({ sizeEntryId, move: 'received', units: 2, note: '=1+1' }))
  const file = requireSuccess(await shop.call('GET /api/staff/stock/ledger/file', { sizeEntryId }, staff()))
  expect(file.name).toBe(`stock-${sku}.csv`)
  const [head, ...lines] = file.csv.split('\r\n')
  expect(head).toBe('time,change,stock,reason,order,person,note')
  expect(lines.map((line) => line.replace(/^[^,]+,/, ''))).toEqual([
    '5,5,opening,,system,',
    expect.stringMatching(/^-1,4,order,LD-\d+,customer,$/),
    `2,6,received,,${member.name},'=1+1`,
  ])
  const asked = { ...staff(), language: 'ar' as const }
  const arabic = requireSuccess(await shop.call('GET /api/staff/stock/ledger/file', { sizeEntryId }, asked))
  expect(arabic.csv).toMatch(/^الوقت,التغيير,.*\r\n[^,]+,5,5,المخزون الافتتاحي,/)
})

test('simultaneous movements of a size are all booked', async () => {
  const { see } = await aTee()
  const { id: sizeEntryId } = (await see()).small
  const moves = [1, 2, 3, 4, 5, 6].map((units) => move({ sizeEntryId, move: 'received', units }))
  for (const answer of await Promise.all(moves)) requireSuccess(answer)
  expect((await see()).small.stock).toBe(26)
  expect(await ledgerDifferences(shop.db)).toEqual([])
  expect(await shop.db.select().from(sizeEntries).where(eq(sizeEntries.id, sizeEntryId))).toMatchObject([
    { stocks: 26 },
  ])
})

test('a shelf lists its sizes in walking order, and a code finds items from elsewhere', async () => {
  const { product, see } = await aTee()
  const { small, large } = await see()
  const other = await aTee()
  const elsewhere = (await other.see()).small
  const archived = await aProduct(shop.shop, { status: 'archived' })
  const put = (id: string, shelf: string) =>
    shop.db.update(sizeEntries).set({ shelf }).where(eq(sizeEntries.id, id))
  await put(small.id, 'C2')
  await put(large.id, 'C2')
  await put(elsewhere.id, 'C10')
  await shop.db.update(sizeEntries).set({ shelf: 'C2' }).where(eq(sizeEntries.productId, archived.id))
  await shop.db.update(sizeEntries).set({ barcode: '6297041200387' }).where(eq(sizeEntries.id, elsewhere.id))
  const { shelves } = requireSuccess(await shop.call('GET /api/staff/stock/shelves', {}, staff()))
  expect(shelves.filter(({ shelf }) => shelf.startsWith('C'))).toEqual([
    { shelf: 'C2', sizes: 2, countedSince: null, neverCounted: 2, paused: null },
    { shelf: 'C10', sizes: 1, countedSince: null, neverCounted: 1, paused: null },
  ])
  expect(shelves.at(-1)?.shelf).toBe('')
  const loadSizes = async (input: object) =>
    requireSuccess(await shop.call('GET /api/staff/stock/sizes', input, staff())).sizes
  const onShelf = await loadSizes({ shelf: 'C2' })
  expect(onShelf).toMatchObject([
    { id: small.id, productId: product.id, colour: 'Coral', size: '90', shelf: 'C2', stock: 5 },
    { id: large.id, size: '100' },
  ])
  expect(onShelf[0]?.movement).toBe(small.movement)
  await shop.db.update(sizeEntries).set({ subSku: 'DT-CORAL-90' }).where(eq(sizeEntries.id, elsewhere.id))
  for (const code of ['6297041200387', 'DT-CORAL-90', 'dt-coral-90'])
    expect((await loadSizes({ code })).map(({ id, shelf }) => [id, shelf])).toEqual([[elsewhere.id, 'C10']])
  expect(await loadSizes({ code: 'nowhere' })).toEqual([])
  for (const article of [product.sku, product.sku.toLowerCase()])
    expect((await loadSizes({ article })).map(({ id }) => id)).toEqual([small.id, large.id])
  for (const article of ['nowhere', product.name, product.sku.slice(0, -1), '%'])
    expect(await loadSizes({ article })).toEqual([])
  const retired = archived.variants[0]?.sizes[0]?.subSKU ?? ''
  expect(await loadSizes({ code: retired })).toMatchObject([{ archived: true, counted: true }])
  await shop.db.update(sizeEntries).set({ counted: false }).where(eq(sizeEntries.subSku, retired))
  expect(await loadSizes({ code: retired })).toMatchObject([{ archived: true, counted: false }])
  expect(await loadSizes({})).toEqual([])
  await buy(product, 1)
  requireSuccess(await count(onShelf.map(({ id, movement }) => ({ sizeEntryId: id, counted: 5, movement }))))
  expect((await see()).small.stock).toBe(4)
})

test('a size shows its last count, even without a difference, and a shelf shows its oldest one', async () => {
  const { product, see } = await aTee()
  const { small, large } = await see()
  await shop.db.update(sizeEntries).set({ shelf: 'D4' }).where(eq(sizeEntries.productId, product.id))
  const onShelf = async () => {
    const { shelves } = requireSuccess(await shop.call('GET /api/staff/stock/shelves', {}, staff()))
    const { sizes } = requireSuccess(await shop.call('GET /api/staff/stock/sizes', { shelf: 'D4' }, staff()))
    return { ...shelves.find(({ shelf }) => shelf === 'D4'), times: sizes.map((one) => one.lastCountedAt) }
  }
  requireSuccess(await move({ sizeEntryId: small.id, move: 'received', units: 3 }))
  expect(await onShelf()).toMatchObject({ countedSince: null, neverCounted: 2, times: [null, null] })

  const began = shop.shop.now().getTime()
  requireSuccess(await count([{ sizeEntryId: large.id, counted: 5, movement: large.movement }]))
  const { times, ...half } = await onShelf()
  expect(times).toEqual([null, expect.any(Number)])
  expect(times[1]).toBeGreaterThanOrEqual(began)
  expect(half).toMatchObject({ countedSince: times[1], neverCounted: 1 })

  const { movement } = (await see()).small
  requireSuccess(await moveAll([{ sizeEntryId: small.id, move: 'counted', units: 9, movement }]))
  const whole = await onShelf()
  expect(whole).toMatchObject({ countedSince: times[1], neverCounted: 0 })
  expect(whole.times[0]).toBeGreaterThanOrEqual(times[1] ?? 0)
})

test('movements of all sizes are listed newest first, by reason, with the remaining stock', async () => {
  const { product, see } = await aTee()
  const { small } = await see()
  requireSuccess(await move({ sizeEntryId: small.id, move: 'received', units: 3, note: 'D-0192' }))
  const order = await buy(product, 2)
  const listed = async (input: object) =>
    requireSuccess(await shop.call('GET /api/staff/stock/movements', input, staff()))
  const { movements } = await listed({})
  expect(movements.slice(0, 2)).toMatchObject([
    { reason: 'order', delta: -2, after: 6, orderId: order.orderId, name: product.name, size: '90' },
    { reason: 'received', delta: 3, after: 8, note: 'D-0192', actorName: expect.stringMatching(/./) },
  ])
  expect(new Set((await listed({ reason: 'received' })).movements.map(({ reason }) => reason))).toEqual(
    new Set(['received']),
  )
  const { movements: earlier } = await listed({ older: movements[0]?.id })
  expect(earlier[0]?.id).toBe(movements[1]?.id)
  await shop.db.delete(sizeEntries).where(eq(sizeEntries.id, small.id))
  expect((await listed({})).movements[0]).toMatchObject({
    reason: 'removal',
    productId: null,
    name: small.sku,
    size: null,
  })
})
