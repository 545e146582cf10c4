/** What a member of staff may do; each call of the staff asks for one of them. Everybody has `account:own`. */
export const PERMISSIONS = [
  'account:own',
  'orders:read',
  'orders:pack',
  'orders:ship',
  'orders:create',
  'orders:edit',
  'orders:refund',
  'orders:export',
  'cash:remit',
  'products:read',
  'products:write',
  'stock:write',
  'discounts:write',
  'credit:write',
  'shoppers:read',
  'shoppers:write',
  'shoppers:export',
  'shoppers:erase',
  'sales:read',
  'content:write',
  'settings:write',
  'staff:manage',
  'trail:read',
  'views:share',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Of people alone: what is one's own, and who works here. */
const NOT_FOR_KEYS = ['account:own', 'staff:manage', 'views:share'] as const
/** What a key of the staff API may be allowed. */
export type ApiKeyScope = Exclude<Permission, (typeof NOT_FOR_KEYS)[number]>
export const API_KEY_SCOPES: readonly ApiKeyScope[] = PERMISSIONS.filter(
  (permission): permission is ApiKeyScope => !NOT_FOR_KEYS.some((one) => one === permission),
)

/** Roles of the staff. A shopper has none (D-68). */
export const STAFF_ROLES = ['owner', 'manager', 'packer', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Every permission of every role: what is not listed is not allowed. */
export const ROLE_PERMISSIONS: Record<StaffRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: [
    'account:own',
    'orders:read',
    'orders:pack',
    'orders:ship',
    'orders:create',
    'orders:edit',
    'orders:refund',
    'orders:export',
    'cash:remit',
    'products:read',
    'products:write',
    'stock:write',
    'discounts:write',
    'credit:write',
    'content:write',
    'shoppers:read',
    'shoppers:write',
    'sales:read',
    'trail:read',
    'views:share',
  ],
  packer: ['account:own', 'orders:read', 'orders:pack', 'orders:ship', 'products:read'],
  viewer: ['account:own', 'orders:read', 'products:read', 'sales:read'],
}

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission)
