import { and, eq, isNull, sql } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { signedEmailIn } from '#emails/bounces/bounce-address'
import { type DeliveryStatus, readDeliveryStatus } from '#emails/bounces/delivery-status'
import { emails } from '#emails/email-tables'
import type { Shop } from '#shop'

/**
 * What a returned mail came to: the mail failed for good; it failed before; it is late, and its server goes on trying; no
 * mail of the last 30 days; no delivery report.
 */
export type BounceOutcome = 'failed' | 'known' | 'delayed' | 'unknown' | 'no_report'

/** `<id@host>` of mails of the shop, in the part of the mail that comes back. */
const MESSAGE_ID = /^message-id:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gim

/**
 * Marks the mail that a delivery report (RFC 3464) is about as failed for good, as one is that its mail server refuses at
 * once. The mail is known by its signed envelope sender, or by its Message-ID when the report names its recipient too.
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

/** Id of the mail; null where the shop knows none. */
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
