import { sessions, users } from '#accounts/account-tables'
import { hashToken, newToken } from '#accounts/session-token'
import type { Shopper } from '#http/require-caller'
import type { Shop } from '#shop'

let shoppers = 0

/** Inserts a signed-in customer or guest without a password. Tests that need one sign up by the call. */
export async function aShopper(
  shop: Shop,
  given: Partial<Omit<Shopper, 'id'>> = {},
): Promise<Shopper & { token: string }> {
  shoppers += 1
  const shopper = {
    id: shop.newId(),
    name: 'Mariam',
    email: `shopper-${shoppers}@example.com`,
    phone: `+97150${String(shoppers).padStart(7, '0')}`,
    guest: false,
    ...given,
  }
  const token = newToken()
  const now = shop.now()
  await shop.db.insert(users).values({ ...shopper, passwordHash: 'none', createdAt: now })
  await shop.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: shopper.id, createdAt: now, lastUsedAt: now })
  return { ...shopper, token }
}
