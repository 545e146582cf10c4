import type { ApiKeyScope } from '@little-dunes/domain/accounts/permissions'
import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { staffApiKeys } from '#staff/api-keys/api-key-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { staff } from '#staff/staff-tables'
import { stockMovements } from '#stock/stock-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { anApiKey } from '#testing/sign-in/an-api-key'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const CODE = {
  code: 'KEYS10',
  rate: 0.1,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  firstOrderOnly: false,
}

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startTestShop()
  owner = await aMember(shop.shop, 'owner')
})
afterEach(() => shop.close())

const listed = async () =>
  requireSuccess(await shop.call('GET /api/staff/api-keys', {}, { token: owner.token })).apiKeys

const create = (scopes: ApiKeyScope[], name = 'Courier app', token = owner.token) =>
  shop.call('POST /api/staff/api-keys/create', { name, scopes }, { token })

test('an owner creates a key, which is shown once and stored as a hash', async () => {
  const { key } = requireSuccess(await create(['orders:read', 'orders:read']))
  expect(key).toMatch(/^ldk_[\w-]{43}$/)
  expect(await listed()).toMatchObject([
    {
      name: 'Courier app',
      lastFour: key.slice(-4),
      scopes: ['orders:read'],
      createdBy: 'Huda',
      lastUsedAt: null,
    },
  ])
  const [row] = await shop.db.select().from(staffApiKeys)
  expect(JSON.stringify(row)).not.toContain(key.slice(4))
})

test('a key has a name and a scope, and no permission reserved for people', async () => {
  expect(await create(['orders:read'], '  ')).toMatchObject({
    code: 'invalid_form',
    fields: { name: 'required' },
  })
  expect(await create([])).toMatchObject({ code: 'invalid_form', fields: { scopes: 'required' } })
  for (const scope of ['staff:manage', 'account:own', 'views:share'])
    expect(await create([scope as 'orders:read'])).toMatchObject({ success: false })
  expect(await listed()).toEqual([])
})

test('a key calls as a bearer token, identifies itself, and records its use', async () => {
  const { key } = requireSuccess(await create(['orders:read']))
  shop.clock.moveBy(MINUTE)
  const options = { token: key, bearer: true }
  requireSuccess(await shop.call('GET /api/staff/orders', {}, options))
  const { member } = requireSuccess(await shop.call('GET /api/staff/session', {}, options))
  expect(member).toMatchObject({ name: 'Courier app (API key)', permissions: ['orders:read'] })
  expect(await listed()).toMatchObject([{ lastUsedAt: shop.clock.now().getTime() }])
})

test('a revoked key ends at once, and an invented one never works', async () => {
  const { key } = requireSuccess(await create(['orders:read']))
  const [{ id = '' } = {}] = await listed()
  const revoke = () => shop.call('POST /api/staff/api-keys/revoke', { id }, { token: owner.token })
  requireSuccess(await revoke())
  requireSuccess(await revoke())
  for (const token of [key, `ldk_${'A'.repeat(43)}`, 'ldk_'])
    expect(await shop.call('GET /api/staff/orders', {}, { token, bearer: true })).toMatchObject({
      code: 'session_ended',
    })
})

test('a key never has more permissions than its creator, and ends with the creator', async () => {
  const { headers, maker } = await anApiKey(shop.shop, ['orders:read', 'settings:write'])
  const get = async (url: string) => (await shop.request({ method: 'GET', url, headers })).statusCode
  expect(await get('/api/staff/settings')).toBe(200)
  await shop.db.update(staff).set({ role: 'viewer' }).where(eq(staff.id, maker.id))
  expect(await get('/api/staff/settings')).toBe(403)
  expect(await get('/api/staff/orders')).toBe(200)
  requireSuccess(await shop.call('POST /api/staff/members/remove', { id: maker.id }, { token: owner.token }))
  expect(await get('/api/staff/orders')).toBe(401)
})

test('the activity log names the creator of a key, and the key for its changes', async () => {
  const { key } = requireSuccess(await create(['discounts:write']))
  requireSuccess(await shop.call('POST /api/staff/codes/create', CODE, { token: key, bearer: true }))
  const rows = await shop.db.select().from(staffChanges).orderBy(staffChanges.id)
  expect(rows.map(({ actor, subject }) => [actor, subject])).toEqual([
    [owner.email, 'api key'],
    ['Courier app (API key)', 'code'],
  ])
  const { changes, members } = requireSuccess(
    await shop.call('GET /api/staff/audit-log', {}, { token: owner.token }),
  )
  expect(changes.map(({ who }) => who)).toEqual(['Courier app (API key)', 'Huda'])
  expect(members).toHaveLength(2)
})

test('a session cookie takes precedence over a key in the same request', async () => {
  const { headers } = await anApiKey(shop.shop, ['orders:read'])
  const cookie = `staff_session=${owner.token}`
  const url = '/api/staff/members'
  expect((await shop.request({ method: 'GET', url, headers })).statusCode).toBe(403)
  const both = { ...headers, cookie, host: 'localhost' }
  expect((await shop.request({ method: 'GET', url, headers: both })).statusCode).toBe(200)
  // A page of another site sends the cookie, which does not count, and no key.
  const foreign = { cookie, host: 'localhost', origin: 'https://elsewhere.example' }
  expect((await shop.request({ method: 'GET', url, headers: foreign })).statusCode).toBe(401)
})

test.each([
  ['GET', '/api/staff/orders', 200],
  ['HEAD', '/api/staff/uploads/x', 404],
  ['GET', '/api/staff/events', 403],
] as const)(
  '%s %s accepts a key as a bearer token, and from no cookie and no other header',
  async (method, url, status) => {
    const { key } = await anApiKey(shop.shop)
    const statusWith = async (overrides: Record<string, string>) =>
      (
        await shop.request({
          method,
          url,
          headers: { host: 'localhost', 'tus-resumable': '1.0.0', ...overrides },
        })
      ).statusCode
    expect(await statusWith({ authorization: `Bearer ${key}` })).toBe(status)
    for (const headers of [
      { token: key },
      { cookie: `staff_session=${key}` },
      { cookie: `__Secure-staff_session=${key}` },
    ] as Record<string, string>[])
      expect(await statusWith(headers)).toBe(401)
  },
)

test('a key has its own limit of calls per minute', async () => {
  const limited = await shop.anotherServer({ rateLimits: true })
  const [busy, calm] = [
    await anApiKey(shop.shop, ['orders:read']),
    await anApiKey(shop.shop, ['orders:read']),
  ]
  const ask = async ({ headers }: typeof busy) =>
    limited.request({ method: 'GET', url: '/api/staff/orders', headers })
  for (let call = 0; call < 300; call += 1) expect((await ask(busy)).statusCode).toBe(200)
  const refused = await ask(busy)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ask(calm)).statusCode).toBe(200)
})

/** Calls once with an idempotency key and returns how it was answered. */
async function once(headers: Record<string, string>, idempotencyKey: string, name: string, payload: object) {
  const url = name.replace('POST ', '')
  const sent = { ...headers, 'idempotency-key': idempotencyKey }
  const answer = await shop.request({ method: 'POST', url, headers: sent, payload })
  return { body: answer.json(), replayed: answer.headers['idempotent-replayed'] === 'true' }
}

test('a writing call of a key happens once per idempotency key (D-43)', async () => {
  const { headers } = await anApiKey(shop.shop, ['discounts:write'])
  const send = (payload: object, key = 'eid') => once(headers, key, 'POST /api/staff/codes/create', payload)
  const both = await Promise.all([send(CODE), send(CODE)])
  expect(both.map(({ body }) => body)).toEqual([
    { success: true, code: 'KEYS10' },
    { success: true, code: 'KEYS10' },
  ])
  expect(both.map(({ replayed }) => replayed).toSorted()).toEqual([false, true])
  expect((await send({ ...CODE, rate: 0.2 })).body).toMatchObject({ code: 'key_reused' })
  expect((await send(CODE, 'another')).body).toMatchObject({ code: 'invalid_form' })
  // Another program may choose the same key.
  const other = await anApiKey(shop.shop, ['discounts:write'])
  expect((await once(other.headers, 'eid', 'POST /api/staff/codes/create', CODE)).replayed).toBe(false)
})

test('a refusal is not stored, and the same key succeeds later (D-43)', async () => {
  const { headers } = await anApiKey(shop.shop, ['discounts:write'])
  const change = { code: 'KEYS10', changes: { active: { from: true, to: false } } }
  const send = () => once(headers, 'end', 'POST /api/staff/codes/change', change)
  expect((await send()).body).toMatchObject({ code: 'code_not_found' })
  requireSuccess(await shop.call('POST /api/staff/codes/create', CODE, { token: owner.token }))
  expect((await send()).body).toMatchObject({ success: true })
})

test('a repeated call with built-in keys has one effect, and is reported after the commit', async () => {
  const { headers } = await anApiKey(shop.shop, ['stock:write'])
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
  const [size] = await shop.db.select().from(sizeEntries)
  const payload = { sizeEntryId: size?.id, move: 'received', units: 3, note: '' }
  await shop.shop.catalogue.snapshot()
  const send = () => once(headers, 'delivery-17', 'POST /api/staff/stock/move', payload)
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ success: true, stock: 8 }))
  const movements = await shop.db.select().from(stockMovements)
  expect(movements.filter(({ actor }) => actor === 'Courier app (API key)')).toMatchObject([{ delta: 3 }])
  const { byId } = await shop.shop.catalogue.snapshot()
  expect(byId.get(tee.id)?.variants[0]?.stocks).toBe(8)
})
