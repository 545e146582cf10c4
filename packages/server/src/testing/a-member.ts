import type { StaffRole } from '@little-dunes/domain/accounts/permissions'
import type { Shop } from '#shop'
import { openStaffSession } from '#staff/sign-in/open-staff-session'
import { staff } from '#staff/staff-tables'

let members = 0

/** A member of staff with a session. Nobody knows the password: accept an invitation by the call to have one. */
export async function aMember(shop: Pick<Shop, 'db' | 'newId' | 'now'>, role: StaffRole) {
  members += 1
  const [id, email, name] = [shop.newId(), `${role}-${members}@example.com`, 'Huda']
  await shop.db.insert(staff).values({ id, email, name, role, passwordHash: 'none', createdAt: shop.now() })
  const token = await openStaffSession(shop, id, { userAgent: null, address: '', token: null })
  return { id, email, name, role, token }
}
