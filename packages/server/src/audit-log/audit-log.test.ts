import { DAY, HOUR } from '@little-dunes/domain/durations'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations, sizeEntries } from '#catalogue/catalogue-tables'
import { collectLoops } from '#modules/assemble'
import { MODULES } from '#modules/modules'
import { staffChanges } from '#staff/audit-log-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>
let packer: Awaited<ReturnType<typeof aMember>>
let orderId: string

beforeAll(async () => {
  shop = await startTestShop()
  // 23:30 on the 20th in Dubai.
  shop.clock.set(new Date('2026-11-20T19:30:00Z'))
  owner = await aMember(shop.shop, 'owner')
  packer = await aMember(shop.shop, 'packer')
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  orderId = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  ).orderId
  requireSuccess(
    await shop.call('POST /api/staff/order/move', { orderId, to: 'Packing' }, { token: packer.token }),
  )
  shop.clock.moveBy(HOUR)
  const { deliveryFee: from } = requireSuccess(
    await shop.call('GET /api/staff/settings', {}, { token: owner.token }),
  ).settings
  requireSuccess(
    await shop.call(
      'POST /api/staff/settings',
      { changes: { deliveryFee: { from, to: 30_00 } } },
      { token: owner.token },
    ),
  )
})
afterAll(() => shop.close())

const list = async (input: object = {}) =>
  requireSuccess(await shop.call('GET /api/staff/audit-log', input, { token: owner.token }))
const subjects = async (input: object) => (await list(input)).changes.map(({ subject }) => subject)

test('the activity log shows each change with author, old and new value, time and place, newest first', async () => {
  const { changes, members, subjects: kinds, older, newer } = await list()
  expect(changes).toMatchObject([
    { who: owner.name, subject: 'settings', name: null, changes: { deliveryFee: [25_00, 30_00] } },
    {
      at: Date.parse('2026-11-20T19:30:00Z'),
      memberId: packer.id,
      address: '127.0.0.1',
      call: 'POST /api/staff/order/move',
      subject: 'order',
      subjectId: orderId,
      name: 'LD-10001',
      changes: { status: ['Order Placed', 'Packing'] },
    },
  ])
  expect(members.map(({ id }) => id).toSorted()).toEqual([owner.id, packer.id].toSorted())
  expect([kinds, older, newer]).toEqual([['order', 'settings'], null, null])
})

test('a search finds changed text and order numbers', async () => {
  expect(await subjects({ q: '3000' })).toEqual(['settings'])
  expect(await subjects({ q: 'PACKING' })).toEqual(['order'])
  expect(await subjects({ q: 'placed packing' })).toEqual(['order'])
  expect(await subjects({ q: 'packing 3000' })).toEqual([])
  expect(await subjects({ q: 'ld-10001' })).toEqual(['order'])
  expect(await subjects({ q: '100%' })).toEqual([])
  const { csv } = requireSuccess(
    await shop.call('GET /api/staff/audit-log/export', { q: '3000' }, { token: owner.token }),
  )
  expect(csv.trim().split('\r\n')).toHaveLength(2)
})

test('filters narrow the log by person, type and day in Dubai', async () => {
  expect(await subjects({ member: packer.id })).toEqual(['order'])
  expect(await subjects({ subject: 'settings' })).toEqual(['settings'])
  expect(await subjects({ until: '2026-11-20' })).toEqual(['order'])
  expect(await subjects({ from: '2026-11-21' })).toEqual(['settings'])
  expect(await subjects({ from: '2026-11-20', until: '2026-11-21' })).toHaveLength(2)
  expect(await subjects({ member: "' OR 1=1 --" })).toEqual([])
  expect(
    await shop.call('GET /api/staff/audit-log', { from: 'yesterday' }, { token: owner.token }),
  ).toMatchObject({
    code: 'malformed',
  })
})

test('the log contains invitations, roles and removals of members', async () => {
  const call = { token: owner.token }
  requireSuccess(
    await shop.call('POST /api/staff/members/invite', { email: 'new@example.com', role: 'viewer' }, call),
  )
  const { members } = requireSuccess(await shop.call('GET /api/staff/members', {}, call))
  const id = members.find(({ email }) => email === 'new@example.com')?.id ?? ''
  requireSuccess(await shop.call('POST /api/staff/members/role', { id, role: 'packer' }, call))
  requireSuccess(await shop.call('POST /api/staff/members/reset', { id }, call))
  requireSuccess(await shop.call('POST /api/staff/members/remove', { id }, call))
  const { changes } = await list({ subject: 'member' })
  expect(changes.map(({ changes: fields }) => fields)).toEqual([
    { email: ['new@example.com', null], role: ['packer', null] },
    { invitation: [null, 'renewed'] },
    { role: ['viewer', 'packer'] },
    { email: [null, 'new@example.com'], role: [null, 'viewer'] },
  ])
})

test('an import shows the name of its file', async () => {
  const file = Buffer.from('Handle,Title\ntee,Dune Tee\n')
  requireSuccess(
    await shop.call('POST /api/staff/import/upload', { name: 'summer.csv', file }, { token: owner.token }),
  )
  const [change] = (await list({ subject: 'import' })).changes
  expect(change).toMatchObject({ subject: 'import', name: 'summer.csv' })
})

test('a product shows its name in the language of the reader, even as a draft', async () => {
  const draft = { name: 'Dune Cap', sku: 'LD-CAP', price: 49_00, category: 'Boys' as const }
  const { productId } = requireSuccess(
    await shop.call('POST /api/staff/product/create', draft, { token: owner.token }),
  )
  const loadName = async (language: 'en' | 'ar') => {
    const caller = { token: owner.token, language }
    const { changes } = requireSuccess(
      await shop.call('GET /api/staff/audit-log', { subject: 'product' }, caller),
    )
    return changes[0]?.name
  }
  expect(await loadName('ar')).toBe('Dune Cap')
  await shop.db.insert(productTranslations).values({ productId, language: 'ar', name: 'قبعة الكثبان' })
  expect([await loadName('en'), await loadName('ar')]).toEqual(['Dune Cap', 'قبعة الكثبان'])
})

test('a size shows the name of its product, and a sale shows its own name and the names of its products', async () => {
  const [size] = await shop.db.select().from(sizeEntries).limit(1)
  const moved = { sizeEntryId: size?.id ?? '', move: 'received' as const, units: 1 }
  requireSuccess(await shop.call('POST /api/staff/stock/move', moved, { token: owner.token }))
  expect((await list({ subject: 'size' })).changes[0]?.name).toMatch(/^Dune Tee, Coral, \d+$/)
  const inArabic = { token: owner.token, language: 'ar' as const }
  const { changes: arabic } = requireSuccess(
    await shop.call('GET /api/staff/audit-log', { subject: 'size' }, inArabic),
  )
  expect(arabic[0]?.name).toMatch(/^Dune Tee، Coral، \d+$/)
  const now = shop.clock.now().getTime()
  const terms = { name: 'White Friday', percent: 20, category: null, productIds: [size?.productId ?? ''] }
  const sale = { ...terms, startsAt: now + 1, endsAt: now + 2 }
  requireSuccess(await shop.call('POST /api/staff/sales/create', sale, { token: owner.token }))
  const [newest] = (await list({ subject: 'sale' })).changes
  expect(newest?.name).toBe('White Friday')
  expect(newest?.changes.productIds).toEqual([null, ['Dune Tee']])
})

test('pagination by key works in both directions', async () => {
  const author = { member: owner, context: { call: 'POST /api/staff/order/note' as const, address: '' } }
  for (let note = 0; note < 120; note += 1)
    await recordAuditEntry(shop.shop, author, { id: orderId, before: {}, after: { note } })
  const notes = (page: Awaited<ReturnType<typeof list>>) =>
    page.changes.map(({ changes }) => changes.note?.[1])
  const first = await list({ subject: 'order' })
  const second = await list({ subject: 'order', older: first.older })
  expect([notes(first)[0], notes(first).length, notes(second)[0]]).toEqual([119, 50, 69])
  expect(notes(await list({ subject: 'order', newer: second.newer }))).toEqual(notes(first))
  const last = await list({ subject: 'order', older: second.older })
  expect([last.changes.length, last.older]).toEqual([21, null])
})

test('refunded lines show the names of their products', async () => {
  const author = { member: owner, context: { call: 'POST /api/staff/order/refund' as const, address: '' } }
  const after = { lines: [{ position: 0, quantity: 1 }] }
  await recordAuditEntry(shop.shop, author, { id: orderId, before: {}, after })
  const [newest] = (await list({ subject: 'order' })).changes
  expect(newest?.changes.lines).toEqual([null, [{ position: 0, quantity: 1, name: 'Dune Tee' }]])
})

test('the export has one line per field and no spreadsheet formulas', async () => {
  const author = { member: owner, context: { call: 'POST /api/staff/codes/change' as const, address: '' } }
  const after = { note: '=HYPERLINK("x")', lines: 2, stock: { a: [1] } }
  await recordAuditEntry(shop.shop, author, { id: 'EID', before: { lines: -1 }, after })
  const { csv, isWhole } = requireSuccess(
    await shop.call('GET /api/staff/audit-log/export', { subject: 'code' }, { token: owner.token }),
  )
  const at = shop.clock.now().toISOString()
  expect(csv.split('\r\n')).toEqual([
    'When,Who,IP address,API call,Type,ID,Name,Field,Before,After',
    `${at},Huda,,POST /api/staff/codes/change,code,EID,,note,,"'=HYPERLINK(""x"")"`,
    `${at},Huda,,POST /api/staff/codes/change,code,EID,,lines,-1,2`,
    `${at},Huda,,POST /api/staff/codes/change,code,EID,,stock,,"{""a"":[1]}"`,
    '',
  ])
  expect(isWhole).toBe(true)
  const inArabic = { token: owner.token, language: 'ar' as const }
  const arabic = requireSuccess(
    await shop.call('GET /api/staff/audit-log/export', { subject: 'code' }, inArabic),
  )
  expect(arabic.csv).toMatch(/^الوقت,الشخص,العنوان,/)
})

test('a discount code for one customer shows that customer, and gift cards and team members show names', async () => {
  const call = { token: owner.token }
  const { id: customerId } = await aCustomer(shop.shop, { name: 'Mariam Saeed' })
  const limits = { minimum: 0, startsAt: null, endsAt: null, maxUses: null, firstOrderOnly: false }
  const terms = { code: 'MARIAM10', rate: 0.1, ...limits, customerId }
  requireSuccess(await shop.call('POST /api/staff/codes/create', terms, call))
  expect((await list({ subject: 'code' })).changes[0]?.changes.customerId).toEqual([null, 'Mariam Saeed'])

  const loadNames = async (subject: string) => (await list({ subject })).changes.map(({ name }) => name)
  const card = { value: 50_00, language: 'en' as const }
  requireSuccess(await shop.call('POST /api/staff/gift-card/create', card, call))
  const emailed = { ...card, recipient: 'mariam@example.com' }
  requireSuccess(await shop.call('POST /api/staff/gift-card/create', emailed, call))
  expect(await loadNames('gift card')).toEqual([
    'mariam@example.com',
    expect.stringMatching(/^…[A-Z0-9]{4}$/),
  ])
  requireSuccess(
    await shop.call('POST /api/staff/members/invite', { email: 'nora@example.com', role: 'viewer' }, call),
  )
  expect((await loadNames('member'))[0]).toBe('nora@example.com')
})

test('an API key shows its name, and a settled missing item shows its order', async () => {
  const call = { token: owner.token }
  const key = { name: 'Accounting', scopes: ['orders:read' as const] }
  requireSuccess(await shop.call('POST /api/staff/api-keys/create', key, call))
  expect((await list({ subject: 'api key' })).changes[0]?.name).toBe('Accounting')
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId: waiting } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 130), { token }),
  )
  const note = { orderId: waiting, text: 'Not on its shelf', isItemMissing: true }
  requireSuccess(await shop.call('POST /api/staff/order/note', note, call))
  const { problems } = requireSuccess(await shop.call('GET /api/staff/problems', {}, call))
  const id = problems.find(({ kind }) => kind === 'missing_item')?.id ?? ''
  requireSuccess(await shop.call('POST /api/staff/problems/retry', { kind: 'missing_item', id }, call))
  expect((await list({ subject: 'missing_item' })).changes[0]?.name).toBe('LD-10002')
})

test('a packer and a viewer cannot see the log', async () => {
  for (const role of ['packer', 'viewer'] as const) {
    const { token } = await aMember(shop.shop, role)
    expect(await shop.call('GET /api/staff/audit-log', {}, { token })).toMatchObject({ code: 'forbidden' })
  }
})

test('six years of automatic deletions remove no entry from the log', async () => {
  const entries = async () => (await shop.db.select({ entries: count() }).from(staffChanges))[0]?.entries
  const before = await entries()
  expect(before).toBeGreaterThan(5)
  const YEAR = 365 * DAY
  for (let year = 1; year <= 6; year++) {
    shop.clock.moveBy(YEAR)
    for (const job of collectLoops(MODULES, shop.shop)[0] ?? []) await job.run(shop.shop, year === 1)
  }
  expect(await entries()).toBe(before)
})
