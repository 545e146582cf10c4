import { GUEST_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { LONGEST_NAME } from '@little-dunes/domain/accounts/sign-up'
import { refuse } from '@little-dunes/domain/messages/failures'
import { sessions, users } from '#accounts/account-tables'
import { parsePhoneNumber } from '#accounts/phone-number'
import { hashToken, newToken } from '#accounts/session-token'
import { countAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import { inTransaction } from '#database/in-transaction'
import { toNetwork } from '#http/limits/to-network'
import type { Operation, RequestContext } from '#http/perform-call'
import { callerKey } from '#http/require-caller'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Creates a row per guest, so no guest sees the orders of another. */
export const startGuest: Operation<'POST /api/guest/start'> = async (shop, _caller, input, context) => {
  const [settings] = await shop.db.select({ allowed: shopSettings.guestCheckout }).from(shopSettings)
  if (!settings?.allowed) return refuse('guests_not_allowed')
  const [name, email] = [input.name.trim(), normalisedEmail(input.email)]
  if (name === '') return refuse('invalid_form', { fields: { name: 'required' } })
  if (name.length > LONGEST_NAME) return refuse('invalid_form', { fields: { name: 'too_long' } })
  if (!isEmail(email)) return refuse('invalid_form', { fields: { email: 'email' } })
  const phone = parsePhoneNumber(input.phone)
  if (!phone) return refuse('invalid_phone')
  const wait = await countGuest(shop, phone, context)
  if (wait > 0) return refuseWithRetryAfter(wait, context)
  const guest = { id: shop.newId(), name, email, phone }
  const token = newToken()
  await inTransaction(shop, async (tx) => {
    const now = tx.now()
    const { language } = context
    await tx.db.insert(users).values({ ...guest, guest: true, passwordHash: '', createdAt: now, language })
    const device = context.userAgent ?? ''
    const session = { userId: guest.id, id: tx.newId(), createdAt: now, lastUsedAt: now, device }
    await tx.db.insert(sessions).values({ tokenHash: hashToken(token), ...session })
  })
  shop.security.record('guest_started', { who: callerKey(guest), from: context.address })
  return { token, user: { name, email, phone } }
}

/** Milliseconds to wait, by network and by phone. */
async function countGuest(shop: Shop, phone: string, context: RequestContext): Promise<number> {
  if (!shop.limitsAttempts) return 0
  return countAttempt(shop, [
    { key: `guest from ${toNetwork(context.address)}`, rule: GUEST_WAITS.network },
    { key: `guest ${phone}`, rule: GUEST_WAITS.phone },
  ])
}
