import type { StaffRole } from '@little-dunes/domain/accounts/permissions'
import type { Shop } from '#shop'
import { addStaff } from '#staff/manage-staff'

let members = 0

/** A member of staff with a session. */
export async function aMember(shop: Shop, role: StaffRole) {
  members += 1
  const email = `${role}-${members}@example.com`
  return { email, token: await addStaff(shop.db, email, role, shop.now()) }
}
