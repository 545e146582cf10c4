/** Every staff call requires one of these permissions. Every team member has `account:own`. */
export const PERMISSIONS = [
  'account:own',
  'orders:read',
  'orders:pack',
  'orders:ship',
  'orders:create',
  'orders:edit',
  // Allows refunds, cancellations, returns and refused parcels paid by card. Owners have no limit:
  // `refuse-above-limit.ts`.
  'orders:refund',
  'orders:export',
  'cash:remit',
  'products:read',
  'products:write',
  'stock:write',
  'reviews:write',
  'discounts:write',
  'credit:write',
  'customers:read',
  'customers:write',
  'customers:export',
  'customers:erase',
  'sales:read',
  'content:write',
  'settings:write',
  'staff:manage',
  'audit-log:read',
  'views:share',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Never for API keys: personal settings, and management of the team. */
const NOT_FOR_KEYS = ['account:own', 'staff:manage', 'views:share'] as const
export type ApiKeyScope = Exclude<Permission, (typeof NOT_FOR_KEYS)[number]>
export const API_KEY_SCOPES: readonly ApiKeyScope[] = PERMISSIONS.filter(
  (permission): permission is ApiKeyScope => !NOT_FOR_KEYS.some((one) => one === permission),
)

/** Built-in roles. A shop can add more; customers have no role (D-68). */
export const STAFF_ROLES = ['owner', 'manager', 'support', 'packer', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Always has every permission. The role cannot be changed. */
export const OWNER = 'owner' satisfies StaffRole

/** Permissions in a new shop. All but the owner's can be changed. */
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
    'reviews:write',
    'discounts:write',
    'credit:write',
    'customers:read',
    'customers:write',
    'sales:read',
    'content:write',
    'audit-log:read',
    'views:share',
  ],
  support: [
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
  ],
  packer: ['account:own', 'orders:read', 'orders:pack', 'orders:ship', 'products:read', 'stock:write'],
  viewer: ['account:own', 'orders:read', 'products:read', 'sales:read'],
}

/** Permissions that require another one, for the screen that they are used on. */
const NEEDED: readonly [group: string, permission: Permission][] = [
  ['orders', 'orders:read'],
  ['products', 'products:read'],
  ['stock', 'products:read'],
  ['reviews', 'products:read'],
  ['customers', 'customers:read'],
]

/** The permissions of a role and those that they require, in the order of `PERMISSIONS`, with `account:own`. */
export function completePermissions(chosen: readonly Permission[]): Permission[] {
  const needed = NEEDED.filter(([group]) => chosen.some((one) => one.startsWith(`${group}:`)))
  const all = new Set<Permission>(['account:own', ...chosen, ...needed.map(([, permission]) => permission)])
  return PERMISSIONS.filter((one) => all.has(one))
}

/** A role id with its permissions. */
export interface RoleTerms {
  role: string
  permissions: readonly Permission[]
}

/** True if a member may assign, change or remove the role: only within the member's own permissions. */
export const mayGrant = (member: RoleTerms, { role, permissions }: RoleTerms): boolean =>
  member.role === OWNER ||
  (role !== OWNER && permissions.every((permission) => member.permissions.includes(permission)))
