import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { rolesMessages } from '#staff/roles-messages'

/** Permissions of roles, grouped by part of the shop. */
export const PERMISSION_GROUPS: {
  name: keyof (typeof rolesMessages)['groups']
  permissions: readonly Permission[]
}[] = [
  {
    name: 'orders',
    permissions: [
      'orders:read',
      'orders:pack',
      'orders:ship',
      'orders:create',
      'orders:edit',
      'orders:refund',
      'orders:export',
      'cash:remit',
    ],
  },
  { name: 'products', permissions: ['products:read', 'products:write', 'stock:write', 'discounts:write'] },
  {
    name: 'customers',
    permissions: [
      'customers:read',
      'customers:write',
      'reviews:write',
      'credit:write',
      'customers:export',
      'customers:erase',
    ],
  },
  {
    name: 'shop',
    permissions: [
      'sales:read',
      'content:write',
      'views:share',
      'audit-log:read',
      'settings:write',
      'staff:manage',
    ],
  },
]
