/** What a member of staff may do; each call of the staff asks for one of them. Everybody has `account:own`. */
export const PERMISSIONS = [
  'account:own',
  'orders:read',
  'orders:pack',
  'orders:ship',
  'orders:create',
  'orders:edit',
  // To refund, cancel, settle returns and refuse parcels paid by card. Owners have no limit: `refuse-above-limit.ts`.
  'orders:refund',
  'orders:export',
  'cash:remit',
  'products:read',
  'products:write',
  'stock:write',
  'reviews:write',
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

/** Roles that every shop has. A shop may add roles of its own; a shopper has none (D-68). */
export const STAFF_ROLES = ['owner', 'manager', 'support', 'packer', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The owner may do everything, always: no shop can change this role. */
export const OWNER = 'owner' satisfies StaffRole

/** What the roles allow in a new shop; all but the owner's can be changed. */
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
    'shoppers:read',
    'shoppers:write',
    'sales:read',
    'content:write',
    'trail:read',
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
    'shoppers:read',
    'shoppers:write',
  ],
  packer: ['account:own', 'orders:read', 'orders:pack', 'orders:ship', 'products:read', 'stock:write'],
  viewer: ['account:own', 'orders:read', 'products:read', 'sales:read'],
}

/** What a permission is of no use without: the screen that it is used on. */
const NEEDED: readonly [group: string, permission: Permission][] = [
  ['orders', 'orders:read'],
  ['products', 'products:read'],
  ['stock', 'products:read'],
  ['reviews', 'products:read'],
  ['shoppers', 'shoppers:read'],
]

/** The permissions of a role with those that they need, in the order of `PERMISSIONS`; everybody has an own account. */
export function completePermissions(chosen: readonly Permission[]): Permission[] {
  const needed = NEEDED.filter(([group]) => chosen.some((one) => one.startsWith(`${group}:`)))
  const all = new Set<Permission>(['account:own', ...chosen, ...needed.map(([, permission]) => permission)])
  return PERMISSIONS.filter((one) => all.has(one))
}

/** A role, by its id, and what it allows. */
export interface RoleTerms {
  role: string
  permissions: readonly Permission[]
}

/** Whether a member may give, change or take away a role: nobody decides about more than they may do themselves. */
export const mayGrant = (member: RoleTerms, { role, permissions }: RoleTerms): boolean =>
  member.role === OWNER ||
  (role !== OWNER && permissions.every((permission) => member.permissions.includes(permission)))
