import { DAY } from '@little-dunes/domain/durations'
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import { inTransaction } from '#database/in-transaction'
import type { RequestContext } from '#http/perform-call'
import { trustCookie } from '#http/staff-cookie'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { staffTrustedBrowsers } from '#staff/staff-tables'

const LIFE = 30 * DAY

/** Per member; the oldest are forgotten first. */
const MAX_BROWSERS = 10

const { tokenHash, id, staffId, createdAt, endsAt, device, address } = staffTrustedBrowsers

/** Lets this browser sign in by password alone for 30 days. Call it in the transaction of a correct code. */
export async function trustBrowser(
  tx: Shop,
  member: AuditActor['member'],
  context: RequestContext,
): Promise<void> {
  const [now, token] = [tx.now(), newToken()]
  const ends = new Date(now.getTime() + LIFE)
  await tx.db.delete(staffTrustedBrowsers).where(lt(endsAt, now))
  if (context.trustToken)
    await tx.db.delete(staffTrustedBrowsers).where(eq(tokenHash, hashToken(context.trustToken)))
  await tx.db.insert(staffTrustedBrowsers).values({
    tokenHash: hashToken(token),
    id: tx.newId(),
    staffId: member.id,
    createdAt: now,
    endsAt: ends,
    device: context.userAgent,
    address: context.address || null,
  })
  await forgetOldest(tx, member.id)
  const change = { id: member.id, before: {}, after: trustedUntil(ends) }
  await recordAuditEntry(tx, { member, context }, change)
  context.setHeader('set-cookie', trustCookie(token, LIFE / 1000, context.origin))
}

const trustedUntil = (ends: Date) => ({ trustedUntil: ends.toISOString().slice(0, 10) })

async function forgetOldest(tx: Shop, ofMember: string): Promise<void> {
  const old = tx.db
    .select({ id })
    .from(staffTrustedBrowsers)
    .where(eq(staffId, ofMember))
    .orderBy(desc(createdAt))
    .offset(MAX_BROWSERS)
  await tx.db.delete(staffTrustedBrowsers).where(inArray(id, old))
}

/** True if this browser needs no code. Each token counts once; its successor expires at the same time. */
export const isTrustedBrowser = (shop: Shop, memberId: string, context: RequestContext): Promise<boolean> =>
  inTransaction(shop, async (tx) => {
    if (context.trustToken === null) return false
    const [now, token] = [tx.now(), newToken()]
    const [trusted] = await tx.db
      .update(staffTrustedBrowsers)
      .set({ tokenHash: hashToken(token) })
      .where(and(eq(tokenHash, hashToken(context.trustToken)), eq(staffId, memberId), gt(endsAt, now)))
      .returning({ endsAt })
    if (!trusted) return false
    const life = Math.ceil((trusted.endsAt.getTime() - now.getTime()) / 1000)
    context.setHeader('set-cookie', trustCookie(token, life, context.origin))
    return true
  })

/** Sorted by creation, the newest last. */
export async function listTrustedBrowsers(shop: Shop, memberId: string) {
  const rows = await shop.db
    .select({ id, endsAt, device, address })
    .from(staffTrustedBrowsers)
    .where(and(eq(staffId, memberId), gt(endsAt, shop.now())))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({ ...row, endsAt: row.endsAt.getTime() }))
}

/** Requires the code again in every browser of the member. */
export const endTrust = ({ db }: Pick<Shop, 'db'>, memberId: string) =>
  db.delete(staffTrustedBrowsers).where(eq(staffId, memberId))

/** Ends one browser, or all without an id. The activity log records until when they were trusted. */
export async function endMemberTrust(
  tx: Shop,
  { member, context }: AuditActor,
  only: string | undefined,
): Promise<void> {
  const ofMember = eq(staffId, member.id)
  const ended = await tx.db
    .delete(staffTrustedBrowsers)
    .where(only === undefined ? ofMember : and(ofMember, eq(id, only)))
    .returning({ endsAt })
  for (const row of ended) {
    const change = { id: member.id, before: trustedUntil(row.endsAt), after: {} }
    await recordAuditEntry(tx, { member, context }, change)
  }
}
