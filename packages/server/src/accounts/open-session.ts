import type { WireUser } from '@little-dunes/domain/contract/account-calls'
import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import { sessions } from '#accounts/account-tables'
import { hashToken, newToken } from '#accounts/session-token'
import type { Shop } from '#shop'

/** Signs a user in: the token goes to the shopper, only its hash stays (D-30). */
export async function openSession(shop: Shop, user: WireUser & { id: string }, message: AnswerMessage) {
  const token = newToken()
  const now = shop.now()
  await shop.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: user.id, createdAt: now, lastUsedAt: now })
  const { name, email, phone } = user
  return { success: true as const, token, user: { name, email, phone }, message }
}
