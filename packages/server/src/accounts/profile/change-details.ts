import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { LONGEST_NAME } from '@little-dunes/domain/accounts/sign-up'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { phoneCodes, users } from '#accounts/account-tables'
import { stopEmailChange } from '#accounts/email/revoke-links'
import { isAccount } from '#accounts/is-account'
import { parsePhoneNumber } from '#accounts/phone-number'
import { withPassword } from '#accounts/profile/check-password'
import { violatedConstraint } from '#database/violation'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** A changed phone requires the password. */
export const changeDetails: Operation<'POST /api/user/details'> = async (shop, caller, input, context) => {
  const name = input.name.trim()
  if (name === '') return refuse('invalid_form', { fields: { name: 'required' } })
  if (name.length > LONGEST_NAME) return refuse('invalid_form', { fields: { name: 'too_long' } })
  const phone = parsePhoneNumber(input.phone)
  if (!phone) return refuse('invalid_phone')
  const { id, email } = caller
  const changed = {
    user: { name, email, phone },
    textKey: 'details_changed' as const,
  }
  if (phone === caller.phone) {
    await shop.db.update(users).set({ name }).where(eq(users.id, id))
    return changed
  }
  try {
    return await withPassword(shop, caller, { password: input.password ?? '', context }, async (tx) => {
      await tx.db.update(users).set({ name, phone, phoneConfirmedAt: null }).where(eq(users.id, id))
      // A code sent to the former phone must not confirm the new one.
      await tx.db.delete(phoneCodes).where(eq(phoneCodes.userId, id))
      return changed
    })
  } catch (error) {
    if (violatedConstraint(error) === 'users_phone') return refuse('phone_taken')
    throw error
  }
}

/** Emails a link to the new address, and a link that stops the change to the current one. */
export const changeEmail: Operation<'POST /api/user/email'> = async (shop, caller, input, context) => {
  const email = normalisedEmail(input.email)
  if (!isEmail(email)) return refuse('invalid_form', { fields: { email: 'email' } })
  const typed = { password: input.password, context }
  const outcome = await withPassword(shop, caller, typed, async (tx, user) => {
    const taken = await isTaken(tx, email)
    if (taken) return taken
    await stopEmailChange(tx, user)
    const about = user.id
    await queueEmail(tx, { kind: 'change_email', to: email, about, context })
    await queueEmail(tx, { kind: 'email_change_requested', to: user.email, about, context })
    return { textKey: 'email_change_sent' as const }
  })
  shop.wakeJobs()
  return outcome
}

async function isTaken(shop: Shop, email: string): Promise<Refusal | null> {
  const [same] = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isAccount))
  return same ? refuse('email_taken') : null
}
