import { MINUTE } from '@little-dunes/domain/durations'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#contact/contact-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>
let manager: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
})
// The test moves the clock, which ends sessions.
beforeEach(async () => {
  owner = await aMember(shop.shop, 'owner')
  manager = await aMember(shop.shop, 'manager')
})
afterAll(() => shop.close())

const staff = () => ({ token: owner.token })
const changes = async (who = owner) =>
  requireSuccess(await shop.call('GET /api/staff/audit-log', {}, { token: who.token })).changes
const last = async () => {
  const [change] = await changes()
  if (!change) throw new Error('The activity log is empty')
  return change
}
const undo = (id: number, fields?: string[], who = owner) =>
  shop.call('POST /api/staff/audit-log/undo', { id, ...(fields && { fields }) }, { token: who.token })

/** Makes a change and undoes it by its log entry. `read` must differ in between and be the same before and after. */
async function putsBack(change: () => Promise<{ success: boolean }>, read: () => Promise<unknown>) {
  const before = await read()
  requireSuccess(await change())
  expect(await read()).not.toEqual(before)
  requireSuccess(await undo((await last()).id))
  expect(await read()).toEqual(before)
}

const settings = async () => requireSuccess(await shop.call('GET /api/staff/settings', {}, staff())).settings
const seeProduct = async (productId: string) =>
  requireSuccess(await shop.call('GET /api/staff/product', { productId }, staff())).product
const save = (productId: string, fields: [field: string, from: unknown, to: unknown][]) =>
  shop.call(
    'POST /api/staff/product/save',
    { productId, changes: fields.map(([field, from, to]) => ({ field, from, to })) },
    staff(),
  )
const fee = (from: number, to: number) =>
  shop.call('POST /api/staff/settings', { changes: { pickupFee: { from, to } } }, staff())

test('undoing a change uses its own call, and both rows link to each other', async () => {
  const { pickupFee } = await settings()
  requireSuccess(await fee(pickupFee, 31_00))
  const change = await last()
  expect(change).toMatchObject({ undo: 'possible', undone: [], undoes: null })
  requireSuccess(await undo(change.id))
  expect((await settings()).pickupFee).toBe(pickupFee)
  const [undoing, undone] = await changes()
  expect(undoing).toMatchObject({
    call: 'POST /api/staff/settings',
    changes: { pickupFee: [31_00, pickupFee] },
    undoes: { id: change.id, at: change.at, who: owner.name },
  })
  expect(undone).toMatchObject({ id: change.id, undone: ['pickupFee'] })
  requireSuccess(await undo(undoing?.id ?? 0))
  expect((await settings()).pickupFee).toBe(31_00)
})

test('a field that changed again keeps its value, and the undo restores nothing else', async () => {
  const { pickupFee, expressFee } = await settings()
  const both = { pickupFee: { from: pickupFee, to: 41_00 }, expressFee: { from: expressFee, to: 42_00 } }
  requireSuccess(await shop.call('POST /api/staff/settings', { changes: both }, staff()))
  const { id } = await last()
  requireSuccess(await fee(41_00, 43_00))
  const before = await shop.db.select().from(staffChanges)
  expect(await undo(id)).toMatchObject({ code: 'field_changed', conflicts: { pickupFee: 43_00 } })
  expect(await settings()).toMatchObject({ pickupFee: 43_00, expressFee: 42_00 })
  expect(await shop.db.select().from(staffChanges)).toEqual(before)
  requireSuccess(await undo(id, ['expressFee']))
  expect(await settings()).toMatchObject({ pickupFee: 43_00, expressFee })
})

test('staff undo one field of a product from its history, despite later changes of other fields', async () => {
  const { id } = await aProduct(shop.shop, { name: 'Gauze Dress', price: 129_00 })
  requireSuccess(
    await save(id, [
      ['name', 'Gauze Dress', 'Silk Dress'],
      ['price', 129_00, 99_00],
    ]),
  )
  const history = async () =>
    requireSuccess(await shop.call('GET /api/staff/product/history', { productId: id }, staff())).changes
  const [change] = await history()
  expect(change?.undo).toBe('possible')
  requireSuccess(await save(id, [['name', 'Silk Dress', 'Linen Dress']]))
  requireSuccess(await undo(change?.id ?? 0, ['price'], manager))
  expect(await seeProduct(id)).toMatchObject({ name: 'Linen Dress', price: 129_00 })
  expect(await undo(change?.id ?? 0, ['name'])).toMatchObject({
    code: 'field_changed',
    conflicts: { name: 'Linen Dress' },
  })
  const [, , first] = await history()
  const undone = first?.fields.map(({ field, undone: isUndone }) => [field, isUndone] as const) ?? []
  expect(Object.fromEntries(undone)).toEqual({ name: false, price: true })
})

test('alternative texts, times and stock of several products are restored', async () => {
  const { id } = await aProduct(shop.shop, { image: ['/pictures/b.jpg', '/pictures/a.jpg'] })
  const texts = { '/pictures/b.jpg': 'From behind', '/pictures/a.jpg': 'In front' }
  await putsBack(
    () => save(id, [['altTexts', {}, texts]]),
    () => seeProduct(id),
  )
  requireSuccess(await save(id, [['altTexts', {}, texts]]))
  await putsBack(
    () => save(id, [['altTexts', { '/pictures/a.jpg': 'In front', '/pictures/b.jpg': 'From behind' }, {}]]),
    () => seeProduct(id),
  )
  const startsAt = shop.clock.now().getTime() + MINUTE
  const input = { productId: id, changes: [{ field: 'saleStartsAt', from: null, to: startsAt }] }
  await putsBack(
    () => shop.call('POST /api/staff/products/save', { products: [input] }, staff()),
    () => seeProduct(id),
  )
})

test('a removed carrier is restored, and other changes are kept', async () => {
  const see = async () => requireSuccess(await shop.call('GET /api/staff/carriers', {}, staff())).carriers
  const write = async (to: Awaited<ReturnType<typeof see>>) =>
    requireSuccess(await shop.call('POST /api/staff/carriers', { from: await see(), to }, staff()))
  const [aramex, driver] = [
    {
      name: 'Aramex',
      nameAr: 'أرامكس',
      trackingUrl: 'https://aramex.example/?id={number}',
      phone: '600 544000',
    },
    { name: 'Own driver', nameAr: '', trackingUrl: '', phone: '' },
  ]
  await write([aramex, driver])
  await write([driver])
  const { id } = await last()
  await write([{ ...driver, phone: '050 1112222' }])
  requireSuccess(await undo(id))
  expect(await see()).toEqual([{ ...driver, phone: '050 1112222' }, aramex])
  await write([driver])
  const removal = await last()
  await write([driver, { ...aramex, phone: '600 000000' }])
  expect(await undo(removal.id)).toMatchObject({
    code: 'field_changed',
    conflicts: { Aramex: { phone: '600 000000' } },
  })
})

test('the size chart and email texts are restored', async () => {
  const chart = async () => requireSuccess(await shop.call('GET /api/staff/size-chart', {}, staff())).chart
  const from = await chart()
  const to = { ...from, heading: 'Weight (kg)', rows: from.rows.slice(1) }
  await putsBack(() => shop.call('POST /api/staff/size-chart', { from, to }, staff()), chart)
  const which = { kind: 'order_delivered', language: 'en' } as const
  await putsBack(
    () =>
      shop.call(
        'POST /api/staff/email-texts',
        { ...which, changes: { subject: { from: '', to: 'On its way' } } },
        staff(),
      ),
    async () => {
      const { texts } = requireSuccess(await shop.call('GET /api/staff/email-texts', {}, staff()))
      return texts.filter(({ words }) => words.subject !== '')
    },
  )
})

test('codes and sales get back their terms, and restart if they had ended', async () => {
  const terms = { rate: 0.1, minimum: 0, startsAt: null, endsAt: null, maxUses: null, firstOrderOnly: false }
  requireSuccess(await shop.call('POST /api/staff/codes/create', { code: 'EID', ...terms }, staff()))
  const endsAt = shop.clock.now().getTime() + MINUTE
  const codes = async () => requireSuccess(await shop.call('GET /api/staff/codes', {}, staff())).codes
  const codeChanges = { endsAt: { from: null, to: endsAt }, active: { from: true, to: false } }
  await putsBack(
    () => shop.call('POST /api/staff/codes/change', { code: 'EID', changes: codeChanges }, staff()),
    codes,
  )
  const sale = { name: 'White', percent: 20, startsAt: endsAt, endsAt: null, category: null, productIds: [] }
  const { id } = requireSuccess(await shop.call('POST /api/staff/sales/create', sale, staff()))
  const sales = async () => requireSuccess(await shop.call('GET /api/staff/sales', {}, staff())).sales
  const later = { startsAt: { from: endsAt, to: endsAt + MINUTE }, active: { from: true, to: false } }
  await putsBack(() => shop.call('POST /api/staff/sales/change', { id, changes: later }, staff()), sales)
})

const about = async () =>
  requireSuccess(await shop.call('GET /api/staff/content/item', { name: 'about' }, staff())).item
const publish = async (to: string, startsAt: number | null = null) => {
  const changed = { 'title.en': { from: (await about()).fields['title.en'] ?? '', to } }
  const input = { name: 'about' as const, changes: changed, startsAt }
  return requireSuccess(await shop.call('POST /api/staff/content/publish', input, staff())).item
}

test('undo restores page texts, withdraws a planned version and plans a withdrawn version again', async () => {
  await putsBack(
    () => publish('Who we are').then(() => ({ success: true })),
    async () => (await about()).fields,
  )
  const startsAt = shop.clock.now().getTime() + MINUTE
  await publish('Planned', startsAt)
  const planned = await last()
  requireSuccess(await undo(planned.id))
  expect((await about()).versions[0]).toMatchObject({ startsAt, withdrawn: true })
  requireSuccess(await undo((await last()).id))
  expect((await about()).versions[0]).toMatchObject({ startsAt, withdrawn: false })
  requireSuccess(await undo(planned.id))
  const withdrawal = await last()
  shop.clock.moveBy(1)
  await publish('Another since')
  expect(await undo(withdrawal.id)).toMatchObject({ code: 'field_changed' })
  expect((await about()).fields['title.en']).toBe('Another since')
})

test('addresses, messages, roles and views are restored, but roles and answers keep later changes', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  const address = { ...ADDRESS, region: 'Dubai' }
  const order = async () =>
    requireSuccess(await shop.call('GET /api/staff/order', { orderId }, staff())).order
  const { address: placed } = await order()
  await putsBack(
    () =>
      shop.call(
        'POST /api/staff/order/address',
        { orderId, from: { ...address, ...placed }, to: { ...address, ...placed, street: 'Villa 9' } },
        staff(),
      ),
    async () => (await order()).address,
  )
  const written = { name: 'Amna', email: 'amna@example.com', message: 'Where is my parcel?' }
  requireSuccess(await shop.call('POST /api/contact', written))
  const [message] = await shop.db.select().from(contactMessages)
  await putsBack(
    () => shop.call('POST /api/staff/message/done', { messageId: message?.id ?? '', done: true }, staff()),
    async () => (await shop.db.select().from(contactMessages)).map(({ doneAt }) => doneAt === null),
  )
  const role = (to: 'packer' | 'viewer' | 'manager') =>
    shop.call('POST /api/staff/members/role', { id: manager.id, role: to }, staff())
  requireSuccess(await role('packer'))
  const { id } = await last()
  requireSuccess(await role('viewer'))
  expect(await undo(id)).toMatchObject({ code: 'field_changed', conflicts: { role: 'viewer' } })
  requireSuccess(await undo((await last()).id))
  requireSuccess(await undo(id))
  const view = {
    list: 'orders' as const,
    name: 'Today',
    filters: { q: 'tee', view: 'to_pack' },
    shared: false,
  }
  const { id: viewId } = requireSuccess(await shop.call('POST /api/staff/views/create', view, staff()))
  const renamed = { name: { from: 'Today', to: 'Tees' }, filters: { from: view.filters, to: { q: 'tee' } } }
  await putsBack(
    () => shop.call('POST /api/staff/views/change', { id: viewId, changes: renamed }, staff()),
    () => shop.call('GET /api/staff/views', { list: 'orders' }, staff()),
  )
})

test('a change that cannot be undone is kept, with the reason', async () => {
  const tee = await aProduct(shop.shop)
  const { colours } = await seeProduct(tee.id)
  const sizeEntryId = colours[0]?.sizes[0]?.id ?? ''
  const move = { sizeEntryId, move: 'received' as const, units: 5, note: '' }
  requireSuccess(await shop.call('POST /api/staff/stock/move', move, staff()))
  const movement = await last()
  expect(movement.undo).toBe('stock')
  expect(await undo(movement.id)).toMatchObject({ code: 'cannot_undo', reason: 'stock' })
  const { token } = await aCustomer(shop.shop)
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to: 'Packing' }, staff()))
  expect((await last()).undo).toBe('order')
  requireSuccess(
    await shop.call('POST /api/staff/order/cancel', { orderId, reason: 'Asked for it' }, staff()),
  )
  const cancelled = await last()
  expect(cancelled.undo).toBe('money')
  expect(await undo(cancelled.id)).toMatchObject({ code: 'cannot_undo', reason: 'money' })
  expect(await undo(999_999_999)).toMatchObject({ code: 'change_not_found' })
})

test('undoing requires the permission of the call', async () => {
  const { pickupFee } = await settings()
  requireSuccess(await fee(pickupFee, pickupFee + 1_00))
  const { id } = await last()
  expect((await changes(manager))[0]).toMatchObject({ id, undo: 'forbidden' })
  expect(await undo(id, undefined, manager)).toMatchObject({ code: 'forbidden' })
  expect((await settings()).pickupFee).toBe(pickupFee + 1_00)
})

test('a change by a removed call or of a removed field cannot be undone', async () => {
  const [row] = await shop.db.select().from(staffChanges).limit(1)
  if (!row) throw new Error('The activity log is empty')
  const { id: _, ...values } = row
  const write = async (overrides: Partial<typeof values>) => {
    const [added] = await shop.db
      .insert(staffChanges)
      .values({ ...values, ...overrides })
      .returning({ id: staffChanges.id })
    return added?.id ?? 0
  }
  const ofOldCall = await write({ call: 'POST /api/staff/gone', changes: { fee: [1, 2] } })
  expect(await undo(ofOldCall)).toMatchObject({ code: 'cannot_undo', reason: 'recorded' })
  const product = await aProduct(shop.shop)
  const ofOldField = await write({
    call: 'POST /api/staff/product/save',
    subject: 'product',
    subjectId: product.id,
    changes: { rating: [1, 2] },
  })
  expect(await undo(ofOldField)).toMatchObject({ code: 'invalid_form', fields: { rating: 'gone' } })
  expect(await shop.db.select().from(staffChanges).where(eq(staffChanges.undoes, ofOldField))).toEqual([])
  // Entries that no version of the shop wrote have no name in the activity log.
  await shop.db.delete(staffChanges).where(inArray(staffChanges.id, [ofOldCall, ofOldField]))
})
