import type { PasswordProblem } from '@little-dunes/domain/accounts/sign-up'
import type { Refusal } from '@little-dunes/domain/messages/failures'
import type { accountMessages } from '#account/account-messages'

/** What a refusal says about a new password, null when it is about something else. */
export function problemOfPassword(
  { code, message, fields }: Refusal,
  t: typeof accountMessages,
): string | null {
  if (code === 'password_common') return message
  const problem = (fields as { password?: PasswordProblem } | undefined)?.password
  return code === 'invalid_form' && problem ? t.problems[problem] : null
}
