import { asc, inArray } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import type { Shop } from '#shop'

/** An email and its outcome. Times in epoch milliseconds. */
export interface EmailAbout {
  id: string
  kind: string
  to: string
  language: string
  at: number
  sentAt: number | null
  hasFailed: boolean
  error: string | null
}

/** Emails about any of these orders, refunds or notes, oldest first. Rows are deleted after 30 days. */
export async function emailsAbout(shop: Pick<Shop, 'db'>, ids: readonly string[]): Promise<EmailAbout[]> {
  const { id, kind, to, language, createdAt, sentAt, gaveUpAt, lastError } = emails
  const rows = await shop.db
    .select({ id, kind, to, language, createdAt, sentAt, gaveUpAt, lastError })
    .from(emails)
    .where(inArray(emails.about, [...ids]))
    .orderBy(asc(createdAt), asc(id))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.to,
    language: row.language,
    at: row.createdAt.getTime(),
    sentAt: row.sentAt?.getTime() ?? null,
    hasFailed: row.gaveUpAt !== null,
    error: row.lastError,
  }))
}
