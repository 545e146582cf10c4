import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  completePermissions,
  mayGrant,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  type RoleTerms,
  STAFF_ROLES,
} from '#accounts/permissions'

const toTerms = (role: (typeof STAFF_ROLES)[number]): RoleTerms => ({
  role,
  permissions: ROLE_PERMISSIONS[role],
})
const anyPermissions = fc.subarray([...PERMISSIONS])

test('the owner has every permission, and each other role has some of the permissions of the manager', () => {
  expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS)
  for (const role of STAFF_ROLES.filter((one) => one !== 'owner')) {
    expect(ROLE_PERMISSIONS.manager).toEqual(expect.arrayContaining([...ROLE_PERMISSIONS[role]]))
  }
})

test('only the owner manages staff, changes settings, and exports or erases customer data', () => {
  for (const permission of [
    'staff:manage',
    'settings:write',
    'customers:export',
    'customers:erase',
  ] as const) {
    expect(STAFF_ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission))).toEqual(['owner'])
  }
})

test('support works on orders, customers, returns, reviews and questions, without prices, pages or credit', () => {
  expect(ROLE_PERMISSIONS.support).toEqual([
    'account:own',
    'orders:read',
    'orders:pack',
    'orders:ship',
    'orders:create',
    'orders:edit',
    'orders:refund',
    'products:read',
    'reviews:write',
    'customers:read',
    'customers:write',
  ])
})

test('a packer packs, ships, counts and receives, and sees neither money nor customers', () => {
  expect(ROLE_PERMISSIONS.packer).toEqual([
    'account:own',
    'orders:read',
    'orders:pack',
    'orders:ship',
    'products:read',
    'stock:write',
  ])
})

test('a viewer changes only their own account', () => {
  const [initial, ...others] = ROLE_PERMISSIONS.viewer
  expect(initial).toBe('account:own')
  expect(others.every((permission) => permission.endsWith(':read'))).toBe(true)
})

test('the roles of a new shop are complete and have no duplicates', () => {
  for (const role of STAFF_ROLES)
    expect(completePermissions(ROLE_PERMISSIONS[role])).toEqual(ROLE_PERMISSIONS[role])
})

test('a permission includes the one that opens its screen', () => {
  expect(completePermissions([])).toEqual(['account:own'])
  expect(completePermissions(['stock:write'])).toEqual(['account:own', 'products:read', 'stock:write'])
  expect(completePermissions(['orders:refund', 'customers:erase'])).toEqual([
    'account:own',
    'orders:read',
    'orders:refund',
    'customers:read',
    'customers:erase',
  ])
})

test('only an owner grants the owner role, and members grant only permissions they have', () => {
  fc.assert(
    fc.property(anyPermissions, anyPermissions, (initial, granted) => {
      const member = { role: 'own', permissions: initial }
      expect(mayGrant(member, toTerms('owner'))).toBe(false)
      expect(mayGrant(toTerms('owner'), { role: 'own', permissions: granted })).toBe(true)
      const isPart = granted.filter((one) => !initial.includes(one)).length === 0
      expect(mayGrant(member, { role: 'other', permissions: granted })).toBe(isPart)
    }),
  )
})
