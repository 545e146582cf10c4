import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { growingWait, isDue } from '#jobs/growing-wait'
import { paymentNotices } from '#payments/notice-tables'
import type { PaymentNotice } from '#payments/provider'
import type { Shop } from '#shop'

export type OpenNotice = PaymentNotice & { attempts: number }

const AT_ONCE = 20
const FIRST_WAIT = 5
const LONGEST_WAIT = 3600

/** Notices whose time has come, taken up by this process alone. */
export async function takeUpNotices(shop: Shop): Promise<OpenNotice[]> {
  const now = shop.now()
  const { rows } = await shop.db.execute<Record<keyof OpenNotice, unknown>>(sql`
    UPDATE payment_notices SET attempts = attempts + 1, next_at = ${growingWait(now, FIRST_WAIT, LONGEST_WAIT)}
    WHERE id IN (
      SELECT id FROM payment_notices WHERE handled_at IS NULL AND ${isDue(now, FIRST_WAIT, LONGEST_WAIT)}
      ORDER BY next_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, type, about, attempts`)
  return rows as unknown as OpenNotice[]
}

/** Lets every notice that is not worked off come up now, such as those over which an earlier run ended. */
export async function hurryNotices(shop: Shop): Promise<void> {
  const open = isNull(paymentNotices.handledAt)
  await shop.db.update(paymentNotices).set({ nextAt: shop.now() }).where(open)
}

export async function noticeHandled(shop: Shop, id: string): Promise<void> {
  await shop.db
    .update(paymentNotices)
    .set({ handledAt: shop.now(), lastError: null })
    .where(eq(paymentNotices.id, id))
}

export async function noticeFailed(shop: Shop, id: string, reason: string): Promise<void> {
  await shop.db
    .update(paymentNotices)
    .set({ lastError: reason })
    .where(and(eq(paymentNotices.id, id), isNull(paymentNotices.handledAt)))
}

/** Longer than a provider sends the same notice again. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

export async function forgetOldNotices(shop: Shop): Promise<void> {
  await shop.db
    .delete(paymentNotices)
    .where(lt(paymentNotices.handledAt, new Date(shop.now().getTime() - KEPT_FOR)))
}

/** Notices that came before `time` and are not worked off. */
export const waitingNotices = (shop: Shop, time: Date) =>
  shop.db
    .select()
    .from(paymentNotices)
    .where(and(isNull(paymentNotices.handledAt), lt(paymentNotices.receivedAt, time)))
