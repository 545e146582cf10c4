import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { type AccountEmail, emailMessages } from '@little-dunes/domain/messages/email-messages'
import { languagePath, PATHS } from '@little-dunes/domain/paths'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { createLink, type LinkPurpose } from '#accounts/email/account-links'
import { isAccount } from '#accounts/is-account'
import type { EmailLoader, QueuedEmail } from '#emails/send-emails'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

type User = typeof users.$inferSelect

/** Path of the link in an email; null when the email was revoked. */
type Target = (shop: Shop, user: User, email: QueuedEmail) => Promise<string | null>

/** Puts the token after `#`: browsers send the fragment to no server. */
const linkTo =
  (path: string, purpose: LinkPurpose): Target =>
  async (shop, { id: userId }, { id: emailId, to }) => {
    const token = await createLink(shop, { purpose, userId, email: to, emailId })
    return token === null ? null : `${path}#${token}`
  }
const forgot: Target = async () => PATHS.forgotPassword

const getLanguage = ({ language }: QueuedEmail): Language =>
  LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]

/** Resolves the account by its current address, so a changed address gets no email about the former account. */
const toAccount =
  (kind: AccountEmail, target: Target): EmailLoader =>
  async (shop, email) => {
    const [user] = await shop.db
      .select()
      .from(users)
      .where(and(eq(users.email, email.to), isAccount))
    return user ? contentFor(shop, { kind, target, user, email }) : null
  }

/** For an address that the account does not have yet or has given up; `about` names the account. */
const aboutAccount =
  (kind: AccountEmail, target: Target): EmailLoader =>
  async (shop, email) => {
    const [user] = email.about ? await shop.db.select().from(users).where(eq(users.id, email.about)) : []
    return user && !user.erasedAt ? contentFor(shop, { kind, target, user, email }) : null
  }

interface AboutUser {
  kind: AccountEmail
  target: Target
  user: User
  email: QueuedEmail
}

async function contentFor(shop: Shop, { kind, target, user, email }: AboutUser) {
  const language = getLanguage(email)
  const { action, ...texts } = emailMessages[language][kind](user.name, (await readShopName(shop))[language])
  const path = await target(shop, user, email)
  if (path === null) return null
  const url = email.origin + languagePath(language, path)
  const facts = { name: greetedName(user.name) }
  return { ...texts, facts, action: action === undefined ? undefined : { label: action, url } }
}

export const ACCOUNT_EMAILS: Record<AccountEmail, EmailLoader> = {
  confirm_email: toAccount('confirm_email', linkTo(PATHS.confirmEmail, 'confirm_email')),
  change_email: aboutAccount('change_email', linkTo(PATHS.confirmEmail, 'change_email')),
  email_change_requested: aboutAccount('email_change_requested', linkTo(PATHS.keepEmail, 'keep_email')),
  email_changed: aboutAccount('email_changed', async () => PATHS.home),
  new_sign_in: toAccount('new_sign_in', forgot),
  sign_up_attempt: toAccount('sign_up_attempt', forgot),
  reset_password: toAccount('reset_password', linkTo(PATHS.resetPassword, 'reset_password')),
  password_changed: toAccount('password_changed', forgot),
  passkey_added: toAccount('passkey_added', forgot),
}
