import type { StaffRole } from '@little-dunes/domain/accounts/permissions'
import { MAX_VIEWS } from '@little-dunes/domain/accounts/saved-view'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { removeStaff } from '#staff/members/staff-commands'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

type NewView = InputOf<'POST /api/staff/views/create'>
type Changes = InputOf<'POST /api/staff/views/change'>['changes']

const FILTERS = { view: 'cash', region: 'Dubai' }

async function join(role: StaffRole) {
  const { token, email, id } = await aMember(shop.shop, role)
  return {
    email,
    id,
    views: async (list: NewView['list'] = 'orders') =>
      requireSuccess(await shop.call('GET /api/staff/views', { list }, { token })).views,
    create: (name: string, overrides: Partial<NewView> = {}) =>
      shop.call(
        'POST /api/staff/views/create',
        { list: 'orders', name, filters: FILTERS, ...overrides },
        { token },
      ),
    change: (view: string, changes: Changes) =>
      shop.call('POST /api/staff/views/change', { id: view, changes }, { token }),
    remove: (view: string) => shop.call('POST /api/staff/views/remove', { id: view }, { token }),
  }
}
const names = (views: { name: string }[]) => views.map(({ name }) => name)

test('a private view is visible only to its owner, and a shared one to every member', async () => {
  const [manager, packer] = [await join('manager'), await join('packer')]
  const { id } = requireSuccess(await manager.create(' Cash in Dubai '))
  requireSuccess(await manager.create('eid gifts', { shared: true, filters: { q: 'eid' } }))
  expect(await manager.views()).toMatchObject([
    { id, name: 'Cash in Dubai', filters: FILTERS, shared: false, mayChange: true },
    { name: 'eid gifts', shared: true, mayChange: true },
  ])
  expect(await packer.views()).toMatchObject([
    { name: 'eid gifts', filters: { q: 'eid' }, shared: true, mayChange: false },
  ])
  expect(await manager.views('products')).toEqual([])
})

test('a member without permission to share has private views and cannot share them later', async () => {
  const packer = await join('packer')
  expect(await packer.create('Mine for all', { shared: true })).toMatchObject({ code: 'forbidden' })
  const { id } = requireSuccess(await packer.create('Mine'))
  expect(await packer.change(id, { shared: { from: false, to: true } })).toMatchObject({ code: 'forbidden' })
  requireSuccess(await packer.change(id, { name: { from: 'Mine', to: 'My shelf' } }))
  expect((await packer.views()).find((view) => view.id === id)).toMatchObject({
    name: 'My shelf',
    shared: false,
  })
})

test('only the creator of a view, or a shop owner for a shared one, changes and removes it', async () => {
  const [manager, other, owner] = [await join('manager'), await join('manager'), await join('owner')]
  const { id: shared } = requireSuccess(await manager.create('Refused at the door', { shared: true }))
  const { id: viewId } = requireSuccess(await manager.create('Private'))
  expect(await other.remove(shared)).toMatchObject({ code: 'forbidden' })
  const renamed = { name: { from: 'Private', to: 'Mine' } }
  for (const colleague of [other, owner]) {
    expect(await colleague.change(viewId, renamed)).toMatchObject({ code: 'view_not_found' })
    expect(await colleague.remove(viewId)).toMatchObject({ code: 'view_not_found' })
  }
  requireSuccess(await owner.change(shared, { name: { from: 'Refused at the door', to: 'Refused' } }))
  expect(await manager.change(shared, { name: { from: 'Refused at the door', to: 'Door' } })).toMatchObject({
    code: 'field_changed',
    conflicts: { name: 'Refused' },
  })
  requireSuccess(await owner.remove(shared))
  expect(await owner.remove(shared)).toMatchObject({ code: 'view_not_found' })
  expect(await owner.remove('x')).toMatchObject({ code: 'view_not_found' })
  const auditLog = await shop.db
    .select({ actor: staffChanges.actor, changes: staffChanges.changes })
    .from(staffChanges)
    .where(eq(staffChanges.subjectId, shared))
    .orderBy(asc(staffChanges.id))
  expect(auditLog).toMatchObject([
    { actor: manager.email, changes: { name: [null, 'Refused at the door'], shared: [null, true] } },
    { actor: owner.email, changes: { name: ['Refused at the door', 'Refused'] } },
    { actor: owner.email, changes: { name: ['Refused', null] } },
  ])
})

test('an empty, long or duplicate name and unsupported filters are refused', async () => {
  const member = await join('manager')
  const { id } = requireSuccess(await member.create('Twice'))
  const { id: second } = requireSuccess(await member.create('Once'))
  const wrong = (field: object) => ({ code: 'invalid_form', fields: field })
  expect(await member.create('twice')).toMatchObject(wrong({ name: 'taken' }))
  expect(await member.change(second, { name: { from: 'Once', to: 'TWICE' } })).toMatchObject(
    wrong({ name: 'taken' }),
  )
  expect(await member.create(' ')).toMatchObject(wrong({ name: 'required' }))
  expect(await member.create('x'.repeat(41))).toMatchObject(wrong({ name: 'too_long' }))
  for (const filters of [{ view: 'everything' }, { stock: 'low' }, { older: id }])
    expect(await member.create('Odd', { filters })).toMatchObject(wrong({ filters: 'filters' }))
  requireSuccess(await member.create('Twice', { list: 'products', filters: { stock: 'low' } }))
  expect(names(await member.views()).toSorted()).toEqual(expect.arrayContaining(['Once', 'Twice']))
})

test('a member has at most twenty views of a list, even when two windows save at once', async () => {
  const member = await join('viewer')
  for (let at = 1; at < MAX_VIEWS; at += 1) requireSuccess(await member.create(`View ${at}`))
  const answers = await Promise.all(['Left', 'Right'].map((name) => member.create(name)))
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(answers.find(({ success }) => !success)).toMatchObject({ fields: { name: 'most' } })
})

test('shared views stay when their creator leaves, and private ones are deleted', async () => {
  const [leaving, owner] = [await join('manager'), await join('owner')]
  const { id } = requireSuccess(await leaving.create('Left behind', { shared: true }))
  requireSuccess(await leaving.create('Private notes'))
  await removeStaff(shop.db, leaving.email)
  const listed = (await owner.views()).find((view) => view.id === id)
  expect(listed).toMatchObject({ name: 'Left behind', owner: '', mayChange: true })
  requireSuccess(await owner.change(id, { shared: { from: true, to: false } }))
  expect(names(await (await join('packer')).views())).not.toContain('Left behind')
  expect((await owner.views()).find((view) => view.id === id)).toMatchObject({ shared: false })
})
