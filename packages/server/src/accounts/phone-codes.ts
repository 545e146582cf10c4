import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { GUEST_CODE_WAITS, PHONE_CODE_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { refuse } from '@little-dunes/domain/messages/failures'
import { namedShopMessages } from '@little-dunes/domain/messages/shop-name'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { phoneCodes, users } from '#accounts/account-tables'
import { countAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import { toNetwork } from '#http/limits/to-network'
import type { Operation } from '#http/perform-call'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

const WAIT_BETWEEN_CODES = MINUTE
const CODE_LASTS = 10 * MINUTE
const COUNTED_FOR = DAY
/** Codes per account in `COUNTED_FOR` and guesses per code: 25 guesses a day at a million codes. */
const MAX_CODES = 5
const MAX_GUESSES = 5

const before = (shop: Shop, milliseconds: number) => new Date(shop.now().getTime() - milliseconds)

/** Clocks of processes may differ by this much. A later time was stored before a clock was set back. */
const CLOCK_TOLERANCE = MINUTE

/** A hash only hides codes from a glance: six digits are quickly guessed from the table. */
const hashCode = (userId: string, code: string) => createHash('sha256').update(`${userId} ${code}`).digest()

export const sendPhoneCode: Operation<'POST /api/user/phone-code'> = async (
  shop,
  caller,
  _input,
  context,
) => {
  if (!shop.phoneCodes) return refuse('unavailable', { textKey: 'no_phone_codes' })
  if (await isPhoneConfirmed(shop, caller.id)) return { textKey: 'phone_confirmed' }
  const from = { key: `phone code from ${toNetwork(context.address)}`, rule: PHONE_CODE_WAITS }
  // Each guest is a new row, so codes to a phone count across all guests.
  const ofGuests = { key: `phone code of guests ${caller.phone}`, rule: GUEST_CODE_WAITS }
  const wait = shop.limitsAttempts ? await countAttempt(shop, caller.guest ? [from, ofGuests] : [from]) : 0
  if (wait > 0) return refuseWithRetryAfter(wait, context)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  if (!(await storeCode(shop, caller.id, code))) return refuseCode(shop, caller.id)
  try {
    const { language } = context
    const name = (await readShopName(shop))[language]
    await shop.phoneCodes.send(caller.phone, namedShopMessages[language].phoneCode(name, code))
  } catch (error) {
    shop.log.error({ err: error, userId: caller.id }, 'A phone code could not be sent')
    await shop.db.delete(phoneCodes).where(eq(phoneCodes.userId, caller.id))
    return refuse('unavailable')
  }
  return { textKey: 'phone_code_sent' }
}

/** Returns false when the last code is too recent, or too many were sent. */
async function storeCode(shop: Shop, userId: string, code: string): Promise<boolean> {
  const [now, dayAgo] = [shop.now(), before(shop, COUNTED_FOR)]
  const fresh = { codeHash: hashCode(userId, code), sentAt: now, guesses: 0 }
  const isOld = sql`${phoneCodes.countedFrom} < ${dayAgo}`
  const { rowCount } = await shop.db
    .insert(phoneCodes)
    .values({ userId, ...fresh, countedFrom: now })
    .onConflictDoUpdate({
      target: phoneCodes.userId,
      set: {
        ...fresh,
        sent: sql`CASE WHEN ${isOld} THEN 1 ELSE ${phoneCodes.sent} + 1 END`,
        countedFrom: sql`CASE WHEN ${isOld} THEN ${now} ELSE ${phoneCodes.countedFrom} END`,
      },
      setWhere: sql`(${phoneCodes.sentAt} <= ${before(shop, WAIT_BETWEEN_CODES)} OR ${phoneCodes.sentAt} > ${before(shop, -CLOCK_TOLERANCE)})
        AND (${isOld} OR ${phoneCodes.sent} < ${MAX_CODES})`,
    })
  return rowCount === 1
}

async function refuseCode(shop: Shop, userId: string) {
  const [last] = await shop.db.select().from(phoneCodes).where(eq(phoneCodes.userId, userId))
  const isFresh = last && last.sentAt > before(shop, WAIT_BETWEEN_CODES)
  return refuse('too_many_requests', { textKey: isFresh ? 'code_just_sent' : 'codes_per_day' })
}

/** Checks the last code that was sent. Each try counts as a guess, and a correct code is used up. */
export async function redeemPhoneCode(shop: Shop, userId: string, code: string): Promise<boolean> {
  const usable = and(
    eq(phoneCodes.userId, userId),
    gt(phoneCodes.sentAt, before(shop, CODE_LASTS)),
    lt(phoneCodes.guesses, MAX_GUESSES),
  )
  const [row] = await shop.db
    .update(phoneCodes)
    .set({ guesses: sql`${phoneCodes.guesses} + 1` })
    .where(usable)
    .returning({ codeHash: phoneCodes.codeHash })
  if (!row || !timingSafeEqual(row.codeHash, hashCode(userId, code))) return false
  await shop.db.update(phoneCodes).set({ guesses: MAX_GUESSES }).where(eq(phoneCodes.userId, userId))
  return true
}

export async function isPhoneConfirmed(shop: Shop, userId: string): Promise<boolean> {
  const confirmed = and(eq(users.id, userId), isNotNull(users.phoneConfirmedAt))
  return (await shop.db.select({ id: users.id }).from(users).where(confirmed)).length === 1
}
