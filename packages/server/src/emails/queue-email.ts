import { MINUTE } from '@little-dunes/domain/durations'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { EmailKind } from '@little-dunes/domain/messages/email-words/email-words'
import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import type { Shop } from '#shop'

export interface EmailToQueue {
  kind: EmailKind
  /** The address; where it stands in the database, a subquery spares reading it first. */
  to: string | SQL<string>
  /** Id of the order or refund that it is about. */
  about?: string
  context: { language: Language | SQL<Language>; origin: string }
}

/** The row that queues a mail. */
export function emailRow(tx: Shop, { kind, to, about, context }: EmailToQueue) {
  const now = tx.now()
  return {
    id: tx.newId(),
    kind,
    to,
    about: about ?? null,
    // A host that somebody made up must not get into a link: the public address counts where there is one.
    origin: tx.publicUrl ?? context.origin,
    language: context.language,
    createdAt: now,
    nextAt: now,
  }
}

/** Queues a mail in the transaction of what causes it; the jobs send it after the commit. */
export async function queueEmail(tx: Shop, email: EmailToQueue): Promise<void> {
  await tx.db.insert(emails).values(emailRow(tx, email))
}

/** Clocks of several processes may differ by so much; what is later was queued before a clock was set back. */
const CLOCK_TOLERANCE = MINUTE

/** Whether such a mail of an account was queued within so many milliseconds. */
export async function wasEmailed(shop: Shop, to: string, kind: string, within: number): Promise<boolean> {
  const at = (milliseconds: number) => new Date(shop.now().getTime() + milliseconds)
  const recently = and(gt(emails.createdAt, at(-within)), lt(emails.createdAt, at(CLOCK_TOLERANCE)))
  const [found] = await shop.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.to, to), eq(emails.kind, kind), isNull(emails.about), recently))
    .limit(1)
  return found !== undefined
}
