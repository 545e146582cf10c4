import { MINUTE } from '@little-dunes/domain/durations'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { EmailKind } from '@little-dunes/domain/messages/email-words/email-words'
import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import type { Shop } from '#shop'

export interface EmailToQueue {
  kind: EmailKind
  /** The address, or a subquery that avoids reading it from the database first. */
  to: string | SQL<string>
  /** Id of the order or refund. */
  about?: string
  context: { language: Language | SQL<Language>; origin: string }
}

export function emailRow(tx: Shop, { kind, to, about, context }: EmailToQueue) {
  const now = tx.now()
  return {
    id: tx.newId(),
    kind,
    to,
    about: about ?? null,
    // A forged Host header must not get into a link, so a configured public address has priority.
    origin: tx.publicUrl ?? context.origin,
    language: context.language,
    createdAt: now,
    nextAt: now,
  }
}

/** Queues an email in the transaction of its cause. The jobs send it after the commit. */
export async function queueEmail(tx: Shop, email: EmailToQueue): Promise<void> {
  await tx.db.insert(emails).values(emailRow(tx, email))
}

/** Maximum difference between the clocks of processes. A later row was queued before a clock was set back. */
const CLOCK_TOLERANCE = MINUTE

/** True if an account email of this kind was queued in the last `within` milliseconds. */
export async function wasEmailed(shop: Shop, to: string, kind: string, within: number): Promise<boolean> {
  const at = (milliseconds: number) => new Date(shop.now().getTime() + milliseconds)
  const recently = and(gt(emails.createdAt, at(-within)), lt(emails.createdAt, at(CLOCK_TOLERANCE)))
  const [row] = await shop.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.to, to), eq(emails.kind, kind), isNull(emails.about), recently))
    .limit(1)
  return row !== undefined
}
