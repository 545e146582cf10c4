import { contactProblems } from '@little-dunes/domain/accounts/contact-form'
import { normalisedEmail } from '@little-dunes/domain/accounts/email'
import { HOUR } from '@little-dunes/domain/durations'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { gt, sql } from 'drizzle-orm'
import { contactMessages } from '#contact/contact-tables'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { queueEmail } from '#emails/queue-email'
import { isBeyond } from '#http/limits/shared-limit'
import { toNetwork } from '#http/limits/to-network'
import type { Operation } from '#http/perform-call'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Maximum messages per hour, by network and by email. */
const MAX_PER_NETWORK = 5
const MAX_PER_EMAIL = 5
const OF_ALL = { crowded: 200, max: 5_000 }

/** Decides by recent messages whether to refuse this one, or to store it without an email to the shop. */
async function judge(
  tx: Shop,
  email: string,
  network: string,
): Promise<{ waits: boolean; isEmailed: boolean }> {
  const since = new Date(tx.now().getTime() - HOUR)
  const counted = (condition: ReturnType<typeof sql>) =>
    sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number)
  const [counts] = await tx.db
    .select({
      all: sql`count(*)`.mapWith(Number),
      ofEmail: counted(sql`${contactMessages.email} = ${email}`),
      ofNetwork: counted(sql`${contactMessages.network} = ${network}`),
    })
    .from(contactMessages)
    .where(gt(contactMessages.createdAt, since))
  const { all = 0, ofEmail = 0, ofNetwork = 0 } = counts ?? {}
  const bySender = [
    { count: ofEmail, max: MAX_PER_EMAIL },
    { count: ofNetwork, max: MAX_PER_NETWORK },
  ]
  return { waits: isBeyond(OF_ALL, { all, bySender }), isEmailed: all < OF_ALL.crowded }
}

/** The shop's mailbox. Empty when the settings have none. */
async function readAddress(tx: Shop): Promise<string> {
  const { supportEmail, helpEmail } = shopSettings
  const [settings] = await tx.db.select({ supportEmail, helpEmail }).from(shopSettings)
  return settings?.supportEmail || settings?.helpEmail || ''
}

/** Stores the message for the staff and queues it as an email to the shop, in one transaction. */
export const sendMessage: Operation<'POST /api/contact'> = async (shop, _caller, input, context) => {
  const fields = contactProblems(input)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const email = normalisedEmail(input.email)
  const network = toNetwork(context.address)
  return inTransactionOrRefuse(shop, async (tx) => {
    // The lock makes concurrent messages count each other.
    await tx.db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.contact})`)
    const { waits, isEmailed } = await judge(tx, email, network)
    if (waits) return refuse('too_many_requests')
    const id = tx.newId()
    await tx.db.insert(contactMessages).values({
      id,
      createdAt: tx.now(),
      name: input.name.trim(),
      email,
      orderNumber: input.orderNumber.trim(),
      message: input.message.trim(),
      language: context.language,
      network,
    })
    const to = isEmailed ? await readAddress(tx) : ''
    const { origin } = context
    if (to)
      await queueEmail(tx, {
        kind: 'contact_message',
        to,
        about: id,
        context: { origin, language: FIRST_LANGUAGE },
      })
    return null
  })
}
