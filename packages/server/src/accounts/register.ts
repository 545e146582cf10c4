import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { signUpProblems } from '@little-dunes/domain/accounts/sign-up'
import { DAY } from '@little-dunes/domain/durations'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, or } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { isAccount } from '#accounts/is-account'
import { openSession } from '#accounts/open-session'
import { isCommonPassword } from '#accounts/password/common-passwords'
import { parsePhoneNumber } from '#accounts/phone-number'
import { releaseAbandoned } from '#accounts/release-abandoned'
import { limitSignUp } from '#accounts/sign-in/limit-sign-up'
import { inTransaction } from '#database/in-transaction'
import { violatedConstraint } from '#database/violation'
import { queueEmail, wasEmailed } from '#emails/queue-email'
import type { Operation, RequestContext } from '#http/perform-call'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

interface NewUser {
  name: string
  email: string
  phone: string
}

/** API-39 to API-41: opens an account and signs in (VAL-12 to VAL-16, D-32). */
export const register: Operation<'POST /api/user/register'> = async (shop, _caller, form, context) => {
  const fields = signUpProblems(form, Object.values(await readShopName(shop)))
  if (Object.keys(fields).length) return refuse('invalid_form', { fields })
  const phone = parsePhoneNumber(form.phone)
  if (!phone) return refuse('invalid_phone')
  const user = { name: form.name.trim(), email: normalisedEmail(form.email), phone }
  const limited = await limitSignUp(shop, user.email, context)
  if (limited) return limited
  if (await isCommonPassword(form.password)) return refuse('password_common')
  await releaseAbandoned(shop, user)
  const taken = await findTaken(shop, user)
  if (taken?.code === 'email_taken') await tellOwner(shop, user.email, context)
  if (taken) return taken
  const answer = await insertUser(shop, user, await shop.passwords.hash(form.password), context)
  shop.wakeJobs()
  return answer
}

/** At most once a day. Another person may be using the address, or its owner forgot the account. */
async function tellOwner(shop: Shop, to: string, context: RequestContext): Promise<void> {
  if (await wasEmailed(shop, to, 'sign_up_attempt', DAY)) return
  await queueEmail(shop, { kind: 'sign_up_attempt', to, context })
  shop.wakeJobs()
}

async function findTaken(shop: Shop, { email, phone }: NewUser): Promise<Refusal | null> {
  const [same] = await shop.db
    .select({ email: users.email })
    .from(users)
    .where(and(isAccount, or(eq(users.email, email), eq(users.phone, phone))))
  if (!same) return null
  return refuse(same.email === email ? 'email_taken' : 'phone_taken')
}

/** Simultaneous sign-ups both pass `findTaken`; the unique constraint refuses one of them. */
async function insertUser(shop: Shop, user: NewUser, passwordHash: string, context: RequestContext) {
  try {
    return await inTransaction(shop, async (tx) => {
      const id = tx.newId()
      await tx.db
        .insert(users)
        .values({ id, ...user, passwordHash, createdAt: tx.now(), language: context.language })
      await queueEmail(tx, { kind: 'confirm_email', to: user.email, context })
      return openSession(tx, { id, ...user }, 'account_opened', context)
    })
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'users_email') return refuse('email_taken')
    if (constraint === 'users_phone') return refuse('phone_taken')
    throw error
  }
}
