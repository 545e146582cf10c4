import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { redirects } from '#redirects/redirect-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'owner')).token
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(redirects)
})

const add = (from: string, target: string) =>
  shop.call('POST /api/staff/redirects/add', { from, target }, { token })
const list = async (query: { q?: string; older?: string; newer?: string } = {}) =>
  requireSuccess(await shop.call('GET /api/staff/redirects', query, { token }))
const read = async (csv: string) =>
  requireSuccess(await shop.call('POST /api/staff/redirects/import', { file: Buffer.from(csv) }, { token }))
const addresses = async (query = {}) =>
  (await list(query)).redirects.map(({ from, target }) => [from, target])
const auditLog = () =>
  shop.db.select().from(staffChanges).where(eq(staffChanges.subject, 'redirect')).orderBy(staffChanges.id)

test('staff add a redirect from a copied address, find it by either side and remove it', async () => {
  requireSuccess(await add('https://old.example/Pages/Gifts/', ' /products '))
  shop.clock.moveBy(1000)
  requireSuccess(await add('/blog', 'https://blog.example/'))
  expect(await addresses()).toEqual([
    ['/blog', 'https://blog.example/'],
    ['/pages/gifts', '/products'],
  ])
  expect(await addresses({ q: 'GIFT' })).toEqual([['/pages/gifts', '/products']])
  expect(await addresses({ q: 'blog.example' })).toEqual([['/blog', 'https://blog.example/']])
  expect(await addresses({ q: '%' })).toEqual([])
  requireSuccess(await shop.call('POST /api/staff/redirects/remove', { from: '/blog' }, { token }))
  expect((await list()).total).toBe(1)
})

test.each([
  ['gifts', '/products', { from: 'no_path' }],
  ['/gifts', 'products', { target: 'no_address' }],
  ['/gifts', '/Gifts/', { target: 'to_itself' }],
  ['/taken', '/products', { from: 'twice' }],
  ['/cart', '/products', { from: 'own_page' }],
])('a redirect from %s to %s is refused by field', async (from, target, fields) => {
  requireSuccess(await add('/taken', '/stories'))
  expect(await add(from, target)).toMatchObject({ success: false, code: 'invalid_form', fields })
  expect(await addresses()).toEqual([['/taken', '/stories']])
})

test('an import applies completely, or not at all with every problem listed by line', async () => {
  const head = 'Redirect from,Redirect to\n'
  expect(await read(`${head}/a,/stories\n/b,c\n/A/,/d\n`)).toMatchObject({
    changed: 0,
    wrong: 2,
    problems: [
      { line: 3, field: 'target', value: 'c', problem: 'no_address' },
      { line: 4, field: 'from', value: '2', problem: 'twice' },
    ],
  })
  expect((await list()).total).toBe(0)
  expect(await read(`${head}/a,/stories\n/b,/c\n`)).toMatchObject({ changed: 2, wrong: 0 })
  expect(await read(`${head}/a,/products\n`)).toMatchObject({ changed: 1 })
  expect(await addresses({ q: '/a' })).toEqual([['/a', '/products']])
})

test('an export can be imported again unchanged', async () => {
  requireSuccess(await add('/=1+1', '/products?a=1,2'))
  requireSuccess(await add('/قميص', '/stories'))
  const before = await addresses()
  const { csv } = requireSuccess(await shop.call('POST /api/staff/redirects/export', {}, { token }))
  await shop.db.delete(redirects)
  expect(await read(csv)).toMatchObject({ changed: 2, wrong: 0 })
  expect((await addresses()).toSorted()).toEqual(before.toSorted())
})

test('a long list has pages in both directions', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => `/old-${String(at).padStart(3, '0')},/products`)
  await read(`Redirect from,Redirect to\n${rows.join('\n')}`)
  const first = await list()
  const second = await list({ older: first.older ?? '' })
  const third = await list({ older: second.older ?? '' })
  expect([first, second, third].map((page) => page.redirects.length)).toEqual([50, 50, 20])
  expect([first.newer, third.older]).toEqual([null, null])
  expect((await list({ newer: second.newer ?? '' })).redirects).toEqual(first.redirects)
})

test('the activity log has each change, and undo reverts it', async () => {
  requireSuccess(await add('/gifts', '/products'))
  requireSuccess(await shop.call('POST /api/staff/redirects/remove', { from: '/gifts' }, { token }))
  const [removed] = (await auditLog()).slice(-1)
  expect(removed).toMatchObject({ subjectId: '/gifts', changes: { to: ['/products', null] } })
  requireSuccess(await shop.call('POST /api/staff/audit-log/undo', { id: removed?.id ?? 0 }, { token }))
  expect(await addresses()).toEqual([['/gifts', '/products']])
  const again = (await auditLog()).at(-1)
  requireSuccess(await shop.call('POST /api/staff/audit-log/undo', { id: again?.id ?? 0 }, { token }))
  expect(await addresses()).toEqual([])
  await read('Redirect from,Redirect to\n/a,/b\n')
  expect((await auditLog()).at(-1)).toMatchObject({ subjectId: 'all', changes: { rows: [null, 1] } })
})

test('only members who may change settings see and change redirects', async () => {
  const packer = (await aMember(shop.shop, 'packer')).token
  for (const call of ['POST /api/staff/redirects/export', 'GET /api/staff/redirects'] as const)
    expect(await shop.call(call, {}, { token: packer })).toMatchObject({ code: 'forbidden' })
})
