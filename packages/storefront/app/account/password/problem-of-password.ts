import type { PasswordProblem } from '@little-dunes/domain/accounts/sign-up'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import type { accountMessages } from '#account/account-messages'

/** The refusal's message about the new password; null when it is about something else. */
export function problemOfPassword(
  { code, message, fields }: WireRefusal,
  t: typeof accountMessages,
): string | null {
  if (code === 'password_common') return message
  const problem = (fields as { password?: PasswordProblem } | undefined)?.password
  return code === 'invalid_form' && problem ? t.problems[problem] : null
}
