import {
  PERMISSIONS,
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
} from '@little-dunes/domain/accounts/permissions'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staff, staffRoles } from '#staff/staff-tables'
import { aMember, aRole } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

type Member = Awaited<ReturnType<typeof aMember>>

let shop: TestShop
let owner: Member

beforeEach(async () => {
  shop = await startTestShop({ storefront: null })
  owner = await aMember(shop.shop, 'owner')
})
afterEach(() => shop.close())

/** Manages the team and may also pack. */
const aTeamLead = async () =>
  aMember(shop.shop, await aRole(shop.shop, ['staff:manage', 'orders:read', 'orders:pack']))

const loadRoles = async (token: string) =>
  requireSuccess(await shop.call('GET /api/staff/roles', {}, { token })).roles

const loadPermissions = async ({ token }: Member) =>
  requireSuccess(await shop.call('GET /api/staff/session', {}, { token })).member?.permissions

const create = (permissions: Permission[], { token }: Member = owner, name = 'Night shift') =>
  shop.call('POST /api/staff/roles/create', { name, permissions }, { token })

const give = (id: string, role: string, { token }: Member) =>
  shop.call('POST /api/staff/members/role', { id, role }, { token })

const change = (
  input: { id: string; name?: string; permissions?: Permission[]; from?: Permission[] },
  by = owner,
) => shop.call('POST /api/staff/roles/change', input, { token: by.token })

const forbidden = { success: false, code: 'forbidden' }

test('a new shop has the default roles with their permissions', async () => {
  const roles = await loadRoles(owner.token)
  expect(roles.map(({ id, name }) => [id, name])).toEqual(STAFF_ROLES.map((id) => [id, '']))
  for (const { id, permissions } of roles)
    expect(permissions).toEqual(ROLE_PERMISSIONS[id as keyof typeof ROLE_PERMISSIONS])
})

test('a custom role has its selected and required permissions, from the next call', async () => {
  const { id } = requireSuccess(await create(['stock:write']))
  const member = await aMember(shop.shop, id)
  expect(await loadPermissions(member)).toEqual(['account:own', 'products:read', 'stock:write'])
  requireSuccess(await change({ id, name: 'Shop floor', permissions: ['orders:pack'] }))
  expect(await loadPermissions(member)).toEqual(['account:own', 'orders:read', 'orders:pack'])
  expect((await loadRoles(owner.token)).at(-1)).toMatchObject({ id, name: 'Shop floor', members: 1 })
})

test('the default roles can change too, except the owner and their names', async () => {
  const packer = await aMember(shop.shop, 'packer')
  requireSuccess(await change({ id: 'packer', permissions: ['orders:pack', 'sales:read'] }))
  expect(await loadPermissions(packer)).toEqual(['account:own', 'orders:read', 'orders:pack', 'sales:read'])
  const fixed = { code: 'role_fixed' }
  expect(await change({ id: 'owner', permissions: ['orders:read'] })).toMatchObject(fixed)
  expect(await change({ id: 'viewer', name: 'Guest' })).toMatchObject(fixed)
  expect(await shop.call('POST /api/staff/roles/remove', { id: 'viewer' }, owner)).toMatchObject(fixed)
  expect(await loadPermissions(owner)).toEqual(PERMISSIONS)
})

test('an owner has every permission, regardless of the stored role', async () => {
  await shop.db.update(staffRoles).set({ permissions: [] }).where(eq(staffRoles.id, 'owner'))
  expect(await loadPermissions(owner)).toEqual(PERMISSIONS)
})

test('no member creates, changes or grants a role with permissions they lack', async () => {
  const lead = await aTeamLead()
  const packer = await aMember(shop.shop, await aRole(shop.shop, ['orders:read']))
  expect(await create(['orders:refund'], lead)).toMatchObject(forbidden)
  expect(await change({ id: lead.role, permissions: ['staff:manage', 'orders:refund'] }, lead)).toMatchObject(
    forbidden,
  )
  for (const role of ['owner', 'manager', 'support', 'packer', 'viewer']) {
    expect([role, await give(packer.id, role, lead)]).toMatchObject([role, forbidden])
    expect([role, await give(lead.id, role, lead)]).toMatchObject([role, forbidden])
    const email = `${role}@example.com`
    const invited = await shop.call('POST /api/staff/members/invite', { email, role }, { token: lead.token })
    expect([role, invited]).toMatchObject([role, forbidden])
  }
  const { id } = requireSuccess(await create(['orders:pack'], lead))
  requireSuccess(await give(packer.id, id, lead))
  expect(await loadPermissions(packer)).toEqual(['account:own', 'orders:read', 'orders:pack'])
})

test('no member takes over or weakens a colleague with more permissions', async () => {
  const lead = await aTeamLead()
  const manager = await aMember(shop.shop, 'manager')
  for (const { id } of [owner, manager]) {
    for (const call of ['POST /api/staff/members/reset', 'POST /api/staff/members/remove'] as const)
      expect(await shop.call(call, { id }, { token: lead.token })).toMatchObject(forbidden)
    expect(await give(id, lead.role, lead)).toMatchObject(forbidden)
  }
  expect(await change({ id: 'manager', permissions: [] }, lead)).toMatchObject(forbidden)
  expect(await loadPermissions(manager)).toEqual(ROLE_PERMISSIONS.manager)
})

test('a role with every permission is still not the owner', async () => {
  const deputy = await aMember(shop.shop, await aRole(shop.shop, PERMISSIONS))
  expect(await give(owner.id, 'viewer', deputy)).toMatchObject(forbidden)
  expect(await give(deputy.id, 'owner', deputy)).toMatchObject(forbidden)
  requireSuccess(await give((await aMember(shop.shop, 'manager')).id, 'viewer', deputy))
})

test('a role that is removed during its use grants nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const lead = await aTeamLead()
    const helper = await aMember(shop.shop, await aRole(shop.shop, []))
    const granted = requireSuccess(await create(['orders:pack'], owner, `Round ${round}`)).id
    const [, assigned] = await Promise.all([
      change({ id: lead.role, permissions: ['orders:read'] }),
      give(helper.id, granted, lead),
    ])
    const [left] = await shop.db.select({ role: staff.role }).from(staff).where(eq(staff.id, helper.id))
    expect(left?.role === granted).toBe(assigned.success)
    expect(await give(helper.id, granted, lead)).toMatchObject(forbidden)
  }
})

test('a role in use stays, and an unused one can be deleted', async () => {
  const { id } = requireSuccess(await create(['orders:read']))
  const member = await aMember(shop.shop, id)
  const remove = () => shop.call('POST /api/staff/roles/remove', { id }, owner)
  expect(await remove()).toMatchObject({ code: 'role_in_use' })
  requireSuccess(await give(member.id, 'viewer', owner))
  requireSuccess(await remove())
  expect(await remove()).toMatchObject({ code: 'role_not_found' })
  expect(await give(member.id, id, owner)).toMatchObject({ code: 'role_not_found' })
})

test('names are required and unique, ignoring case', async () => {
  requireSuccess(await create([], owner, 'Night shift'))
  const { id } = requireSuccess(await create([], owner, 'Day shift'))
  const taken = { code: 'invalid_form', fields: { name: 'taken' } }
  expect(await create([], owner, ' night SHIFT ')).toMatchObject(taken)
  expect(await create([], owner, 'Owner')).toMatchObject(taken)
  expect(await change({ id, name: 'NIGHT shift' })).toMatchObject(taken)
  expect(await create([], owner, '  ')).toMatchObject({ fields: { name: 'required' } })
  requireSuccess(await change({ id, name: 'DAY shift' }))
})

test('the second of two simultaneous changes of a role gets a conflict', async () => {
  const { id } = requireSuccess(await create(['orders:read']))
  const from: Permission[] = ['account:own', 'orders:read']
  requireSuccess(await change({ id, from, permissions: ['orders:pack'] }))
  expect(await change({ id, from, permissions: ['orders:ship'] })).toMatchObject({
    code: 'field_changed',
    conflicts: { permissions: ['account:own', 'orders:read', 'orders:pack'] },
  })
})

test('an API key loses the permissions that the role of its creator loses', async () => {
  const maker = await aMember(
    shop.shop,
    await aRole(shop.shop, ['staff:manage', 'orders:read', 'products:read']),
  )
  const input = { name: 'Courier', scopes: ['orders:read', 'products:read'] as const }
  const made = await shop.call(
    'POST /api/staff/api-keys/create',
    { ...input, scopes: [...input.scopes] },
    maker,
  )
  const headers = { authorization: `Bearer ${requireSuccess(made).key}` }
  const orders = () => shop.request({ method: 'GET', url: '/api/staff/orders', headers })
  expect((await orders()).statusCode).toBe(200)
  requireSuccess(await change({ id: maker.role, permissions: ['products:read'] }))
  expect((await orders()).statusCode).toBe(403)
})

test('a changed role is in the activity log by its name, and can be restored', async () => {
  const { id } = requireSuccess(await create(['orders:read']))
  requireSuccess(await change({ id, permissions: ['orders:ship'] }))
  const log = async () =>
    requireSuccess(await shop.call('GET /api/staff/audit-log', { subject: 'role' }, owner)).changes
  const [changed] = await log()
  expect(changed).toMatchObject({ name: 'Night shift', undo: 'possible' })
  requireSuccess(await shop.call('POST /api/staff/audit-log/undo', { id: changed?.id ?? 0 }, owner))
  expect((await loadRoles(owner.token)).at(-1)?.permissions).toEqual(['account:own', 'orders:read'])
})
