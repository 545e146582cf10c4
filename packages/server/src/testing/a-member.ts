import type { Permission, StaffRole } from '@little-dunes/domain/accounts/permissions'
import type { Shop } from '#shop'
import { openStaffSession } from '#staff/sign-in/open-staff-session'
import { staff, staffRoles } from '#staff/staff-tables'

let members = 0

/** Inserts a staff member with a session but without a password. Tests that need one accept an invitation. */
export async function aMember(shop: Pick<Shop, 'db' | 'newId' | 'now'>, role: StaffRole | (string & {})) {
  members += 1
  const [id, email, name] = [shop.newId(), `${role}-${members}@example.com`, 'Huda']
  await shop.db.insert(staff).values({ id, email, name, role, passwordHash: 'none', createdAt: shop.now() })
  const token = await openStaffSession(shop, id, { userAgent: null, address: '', token: null })
  return { id, email, name, role, token }
}

/** Custom role with exactly these permissions, besides those for the member's account. Returns its id. */
export async function aRole({ db, newId }: Pick<Shop, 'db' | 'newId'>, permissions: readonly Permission[]) {
  const id = newId()
  const rolePermissions: Permission[] = ['account:own', ...permissions.filter((one) => one !== 'account:own')]
  await db.insert(staffRoles).values({ id, name: `Role ${id}`, permissions: rolePermissions })
  return id
}
