import { RESET_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { MINUTE } from '@little-dunes/domain/durations'
import { refuse } from '@little-dunes/domain/messages/failures'
import { countAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import { queueEmail, wasEmailed } from '#emails/queue-email'
import { toNetwork } from '#http/limits/to-network'
import type { Operation } from '#http/perform-call'

const BETWEEN_EMAILS = 5 * MINUTE

/** Queues the email for any address and looks the account up when sending: answer and time are the same for all. */
export const forgotPassword: Operation<'POST /api/user/forgot-password'> = async (
  shop,
  _caller,
  input,
  context,
) => {
  const to = normalisedEmail(input.email)
  if (!isEmail(to)) return refuse('invalid_form', { fields: { email: to === '' ? 'required' : 'email' } })
  const from = { key: `reset from ${toNetwork(context.address)}`, rule: RESET_WAITS }
  const wait = shop.limitsAttempts ? await countAttempt(shop, [from]) : 0
  if (wait > 0) return refuseWithRetryAfter(wait, context)
  if (!(await wasEmailed(shop, to, 'reset_password', BETWEEN_EMAILS))) {
    await queueEmail(shop, { kind: 'reset_password', to, context })
    shop.wakeJobs()
  }
  shop.security.record('reset_asked', { from: context.address })
  return { textKey: 'reset_sent' }
}
