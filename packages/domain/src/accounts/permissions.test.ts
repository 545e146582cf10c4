import { expect, test } from 'vitest'
import { hasPermission, PERMISSIONS, ROLE_PERMISSIONS, STAFF_ROLES } from '#accounts/permissions'

test('the owner may do everything, each other role a part of what the manager may do', () => {
  expect(PERMISSIONS.every((permission) => hasPermission('owner', permission))).toBe(true)
  for (const role of STAFF_ROLES.filter((one) => one !== 'owner')) {
    expect(ROLE_PERMISSIONS[role].every((permission) => hasPermission('manager', permission))).toBe(true)
  }
})

test('the owner alone manages staff, changes settings, and exports or erases the data of shoppers', () => {
  for (const permission of ['staff:manage', 'settings:write', 'shoppers:export', 'shoppers:erase'] as const) {
    expect(STAFF_ROLES.filter((role) => hasPermission(role, permission))).toEqual(['owner'])
  }
})

test('a packer packs and ships and sees neither money nor shoppers', () => {
  expect(ROLE_PERMISSIONS.packer).toEqual([
    'account:own',
    'orders:read',
    'orders:pack',
    'orders:ship',
    'products:read',
  ])
})

test('a viewer changes nothing but the own account', () => {
  const [own, ...others] = ROLE_PERMISSIONS.viewer
  expect(own).toBe('account:own')
  expect(others.every((permission) => permission.endsWith(':read'))).toBe(true)
})

test('everybody has an own account', () => {
  for (const role of STAFF_ROLES) expect(hasPermission(role, 'account:own')).toBe(true)
})

test('no role lists a permission twice', () => {
  for (const role of STAFF_ROLES) {
    expect(new Set(ROLE_PERMISSIONS[role]).size).toBe(ROLE_PERMISSIONS[role].length)
  }
})
