import { sessions, users } from '#accounts/account-tables'
import { hashToken, newToken } from '#accounts/session-token'
import type { Customer } from '#http/require-caller'
import type { Shop } from '#shop'

let customers = 0

/** Inserts a signed-in customer or guest without a password. Tests that need one sign up by the call. */
export async function aCustomer(
  shop: Shop,
  overrides: Partial<Omit<Customer, 'id'>> = {},
): Promise<Customer & { token: string }> {
  customers += 1
  const customer = {
    id: shop.newId(),
    name: 'Mariam',
    email: `customer-${customers}@example.com`,
    phone: `+97150${String(customers).padStart(7, '0')}`,
    guest: false,
    ...overrides,
  }
  const token = newToken()
  const now = shop.now()
  await shop.db.insert(users).values({ ...customer, passwordHash: 'none', createdAt: now })
  await shop.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: customer.id, createdAt: now, lastUsedAt: now })
  return { ...customer, token }
}
