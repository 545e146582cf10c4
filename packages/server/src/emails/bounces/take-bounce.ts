import { and, eq, isNull, sql } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { signedEmailIn } from '#emails/bounces/bounce-address'
import { type DeliveryStatus, readDeliveryStatus } from '#emails/bounces/delivery-status'
import { emails } from '#emails/email-tables'
import type { Shop } from '#shop'

/**
 * `failed`: the email failed for good. `known`: it had already failed. `delayed`: its server keeps trying. `unknown`:
 * no email of the last 30 days. `no_report`: not a delivery report.
 */
export type BounceOutcome = 'failed' | 'known' | 'delayed' | 'unknown' | 'no_report'

/** `<id@host>` of the shop's emails, in the returned part of the email. */
const MESSAGE_ID = /^message-id:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gim

/**
 * Marks the email of a delivery report (RFC 3464) as failed for good, like an email that the mail server refuses
 * directly. Finds it by its signed envelope sender, or by its Message-ID if the report also names its recipient.
 */
export async function takeBounce(shop: Pick<Shop, 'db'>, message: Buffer, now: Date): Promise<BounceOutcome> {
  const reports = await readReports(message)
  if (reports.length === 0) return 'no_report'
  const failure = reports.find(({ action }) => action === 'failed')
  if (!failure) return 'delayed'
  const email = await findEmail(shop, message.toString('latin1'), reports)
  if (!email) return 'unknown'
  const reason = [failure.status, failure.diagnostic].filter(Boolean).join(' ')
  const { rowCount } = await shop.db
    .update(emails)
    .set({ sentAt: null, gaveUpAt: now, lastError: reason.slice(0, 500) || 'returned' })
    .where(and(eq(emails.id, email), isNull(emails.gaveUpAt)))
  return rowCount === 1 ? 'failed' : 'known'
}

async function readReports(message: Buffer): Promise<DeliveryStatus[]> {
  const { attachments } = await simpleParser(message, { keepDeliveryStatus: true })
  return attachments
    .filter(({ contentType }) => contentType === 'message/delivery-status')
    .flatMap(({ content }) => readDeliveryStatus(content.toString('utf8')))
}

async function findEmail(
  shop: Pick<Shop, 'db'>,
  text: string,
  reports: readonly DeliveryStatus[],
): Promise<string | null> {
  const signed = await signedEmailIn(shop, text)
  if (signed) return (await exists(shop, signed)) ? signed : null
  const recipients = reports.flatMap((report) => report.recipients)
  for (const [, id = ''] of text.matchAll(MESSAGE_ID))
    if (await exists(shop, id.toLowerCase(), recipients)) return id.toLowerCase()
  return null
}

async function exists(shop: Pick<Shop, 'db'>, id: string, recipients?: readonly string[]): Promise<boolean> {
  const isTo = recipients && sql`lower(${emails.to}) = ANY(${sql.param([...recipients])}::text[])`
  const rows = await shop.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.id, id), isTo))
  return rows.length === 1
}
