import type { Language } from '@little-dunes/domain/messages/languages'
import { and, eq, gt, lt, type SQL } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import type { Shop } from '#shop'

export interface EmailToQueue {
  kind: string
  /** The address; where it stands in the database, a subquery spares reading it first. */
  to: string | SQL<string>
  /** Id of the order or refund that it is about. */
  about?: string
  context: { language: Language | SQL<Language>; origin: string }
}

/** Queues a mail in the transaction of what causes it; the jobs send it after the commit. */
export async function queueEmail(tx: Shop, { kind, to, about, context }: EmailToQueue): Promise<void> {
  const now = tx.now()
  // A host that somebody made up must not get into a link: the public address counts where there is one.
  const origin = tx.publicUrl ?? context.origin
  await tx.db.insert(emails).values({
    id: tx.newId(),
    kind,
    to,
    about: about ?? null,
    origin,
    language: context.language,
    createdAt: now,
    nextAt: now,
  })
}

/** Clocks of several processes may differ by so much; what is later was queued before a clock was set back. */
const CLOCK_TOLERANCE = 60_000

/** Whether such a mail was queued within so many milliseconds. */
export async function wasEmailed(shop: Shop, to: string, kind: string, within: number): Promise<boolean> {
  const at = (milliseconds: number) => new Date(shop.now().getTime() + milliseconds)
  const recently = and(gt(emails.createdAt, at(-within)), lt(emails.createdAt, at(CLOCK_TOLERANCE)))
  const [found] = await shop.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.to, to), eq(emails.kind, kind), recently))
    .limit(1)
  return found !== undefined
}
