import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { type AccountEmail, emailMessages } from '@little-dunes/domain/messages/email-messages'
import { LANGUAGES, type Language } from '@little-dunes/domain/messages/languages'
import { languagePath, PATHS } from '@little-dunes/domain/paths'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { createLink } from '#accounts/email/account-links'
import { isAccount } from '#accounts/is-account'
import type { EmailLoader, QueuedEmail } from '#emails/send-emails'
import type { Shop } from '#shop'

type User = typeof users.$inferSelect

/** Where the link of a mail leads. Its token stands behind `#`, which browsers send to no server. */
type Target = (shop: Shop, user: User) => Promise<string>

const reset: Target = async (shop, user) =>
  `${PATHS.resetPassword}#${await createLink(shop, 'reset_password', user)}`
const confirm: Target = async (shop, user) =>
  `${PATHS.confirmEmail}#${await createLink(shop, 'confirm_email', user)}`
const forgot: Target = async () => PATHS.forgotPassword

const languageOf = ({ language }: QueuedEmail): Language =>
  LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]

/** To the account that has the address at this moment; nobody gets a mail that is not theirs. */
const toAccount =
  (kind: AccountEmail, target: Target): EmailLoader =>
  async (shop, email) => {
    const [user] = await shop.db
      .select()
      .from(users)
      .where(and(eq(users.email, email.to), isAccount))
    if (!user) return null
    const language = languageOf(email)
    const { action, ...texts } = emailMessages[language][kind](user.name)
    const url = email.origin + languagePath(language, await target(shop, user))
    const facts = { name: greetedName(user.name) }
    return { ...texts, facts, action: action === undefined ? undefined : { label: action, url } }
  }

/** To an address that the account does not have, or not any more: `about` says whose it is. */
const aboutAccount =
  (kind: AccountEmail, target: (shop: Shop, user: User, to: string) => Promise<string>): EmailLoader =>
  async (shop, email) => {
    const [user] = email.about ? await shop.db.select().from(users).where(eq(users.id, email.about)) : []
    if (!user || user.erasedAt) return null
    const language = languageOf(email)
    const { action, ...texts } = emailMessages[language][kind](user.name)
    const url = email.origin + languagePath(language, await target(shop, user, email.to))
    const facts = { name: greetedName(user.name) }
    return { ...texts, facts, action: action === undefined ? undefined : { label: action, url } }
  }

const change = async (shop: Shop, { id }: User, email: string) =>
  `${PATHS.confirmEmail}#${await createLink(shop, 'change_email', { id, email })}`

/** What mails of an account say. */
export const ACCOUNT_EMAILS: Record<AccountEmail, EmailLoader> = {
  confirm_email: toAccount('confirm_email', confirm),
  change_email: aboutAccount('change_email', change),
  email_changed: aboutAccount('email_changed', async () => PATHS.home),
  new_sign_in: toAccount('new_sign_in', forgot),
  sign_up_attempt: toAccount('sign_up_attempt', forgot),
  reset_password: toAccount('reset_password', reset),
  password_changed: toAccount('password_changed', forgot),
  passkey_added: toAccount('passkey_added', forgot),
}
