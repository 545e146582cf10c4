import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { LONGEST_NAME } from '@little-dunes/domain/accounts/sign-up'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { phoneCodes, users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import { phoneNumberOf } from '#accounts/phone-number'
import { withPassword } from '#accounts/profile/check-password'
import { inTransaction } from '#database/in-transaction'
import { violatedConstraint } from '#database/violation'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import type { Shopper } from '#http/require-caller'
import type { Shop } from '#shop'

/** Changes name and phone; another phone asks for the password. */
export const changeDetails: Operation<'POST /api/user/details'> = async (shop, caller, input, context) => {
  const name = input.name.trim()
  if (name === '') return refuse('invalid_form', { fields: { name: 'required' } })
  if (name.length > LONGEST_NAME) return refuse('invalid_form', { fields: { name: 'too_long' } })
  const phone = phoneNumberOf(input.phone)
  if (!phone) return refuse('invalid_phone')
  const store = () => storeDetails(shop, caller, { name, phone })
  if (phone === caller.phone) return store()
  return withPassword(shop, caller, { password: input.password ?? '', context }, store)
}

async function storeDetails(
  shop: Shop,
  { id, email, phone: former }: Shopper,
  { name, phone }: { name: string; phone: string },
) {
  const isOther = phone !== former
  try {
    await inTransaction(shop, async (tx) => {
      const changed = isOther ? { name, phone, phoneConfirmedAt: null } : { name }
      await tx.db.update(users).set(changed).where(eq(users.id, id))
      // A code that was sent to the phone of before confirms nothing any more.
      if (isOther) await tx.db.delete(phoneCodes).where(eq(phoneCodes.userId, id))
    })
  } catch (error) {
    if (violatedConstraint(error) === 'users_phone') return refuse('phone_taken')
    throw error
  }
  return { success: true as const, user: { name, email, phone }, textKey: 'details_changed' as const }
}

/** Sends a link to the new address; nothing changes before it comes back. */
export const changeEmail: Operation<'POST /api/user/email'> = async (shop, caller, input, context) => {
  const email = normalisedEmail(input.email)
  if (!isEmail(email)) return refuse('invalid_form', { fields: { email: 'email' } })
  return withPassword(shop, caller, { password: input.password, context }, async () => {
    const taken = await isTaken(shop, email)
    if (taken) return taken
    await queueEmail(shop, { kind: 'change_email', to: email, about: caller.id, context })
    shop.wakeJobs()
    return { success: true as const, textKey: 'email_change_sent' as const }
  })
}

async function isTaken(shop: Shop, email: string): Promise<Refusal | null> {
  const [same] = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isAccount))
  return same ? refuse('email_taken') : null
}
