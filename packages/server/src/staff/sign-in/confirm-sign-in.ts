import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { hashToken } from '#accounts/session-token'
import { inTransaction } from '#database/in-transaction'
import type { Operation, RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'
import { CODE_TIMEOUT, WRONG_CODE_WINDOW } from '#staff/sign-in/create-totp-challenge'
import { endBegunSignIns } from '#staff/sign-in/end-sign-ins'
import { lockMember, type Member } from '#staff/sign-in/lock-member'
import { findTotpStep } from '#staff/sign-in/one-time-code'
import { admitMember } from '#staff/sign-in/open-staff-session'
import { isRightPasskey } from '#staff/sign-in/passkeys/passkey-sign-in'
import { isRecoveryCode, renewRecoveryCodes, spendRecoveryCode } from '#staff/sign-in/recovery-codes'
import { trustBrowser } from '#staff/sign-in/trusted-browsers'
import { staff, staffSignIns } from '#staff/staff-tables'

/** Wrong codes per sign-in, and per member within an hour: a code has a million values. */
const WRONG_AT_ONCE = 5
const WRONG_IN_AN_HOUR = 15

/** Second step: the code of the app, or a recovery code, opens the session. */
export const confirmSignIn: Operation<'POST /api/staff/sign-in/code'> = async (
  shop,
  _caller,
  input,
  context,
) => {
  const code = input.code.trim()
  const right: Proof = (tx, { member, signIn }) => isRight(tx, member, signIn.newTotpKey, code)
  // A recovery code means that the phone is lost, so the next sign-in asks for a code again.
  const trust = input.trust && !isRecoveryCode(code)
  const answer = await open(shop, { ...input, trust }, right, context)
  return isRefusal(answer) ? answer : { recoveryCodes: answer.recoveryCodes }
}

/** Second step by passkey instead of the code. */
export const confirmByPasskey: Operation<'POST /api/staff/sign-in/passkey'> = async (
  shop,
  _caller,
  input,
  context,
) => {
  const right: Proof = async (tx, { member, signIn: { passkeyChallenge } }) =>
    passkeyChallenge !== null && isRightPasskey(tx, member.id, passkeyChallenge, input.answer, context)
  const answer = await open(shop, input, right, context)
  if (!isRefusal(answer)) return null
  return answer.code === 'wrong_code' ? refuse('wrong_code', { textKey: 'wrong_passkey' }) : answer
}

/** Checks the second step of a sign-in. */
type Proof = (tx: Shop, row: WaitingSignIn) => Promise<boolean>

interface Confirmed {
  member: Member
  /** For an app that was just set up. */
  recoveryCodes: string[]
}

/** Opens the session after the second step in the same transaction: ending all sessions in parallel ends it too. */
async function open(
  shop: Shop,
  { signIn, trust }: { signIn: string; trust: boolean },
  right: Proof,
  context: RequestContext,
): Promise<Refusal | Confirmed> {
  const answer = await inTransaction(shop, async (tx) => {
    const confirmed = await confirm(tx, hashToken(signIn), right)
    if (isRefusal(confirmed)) return confirmed
    if (trust) await trustBrowser(tx, confirmed.member, context)
    await admitMember(tx, confirmed.member.id, context)
    return confirmed
  })
  if (isRefusal(answer)) shop.security.record('sign_in_failed', { call: context.call, from: context.address })
  return answer
}

async function confirm(tx: Shop, tokenHash: Buffer, right: Proof): Promise<Refusal | Confirmed> {
  const row = await lockSignIn(tx, tokenHash)
  if (!row || row.signIn.wrongCodes >= WRONG_AT_ONCE) return refuse('sign_in_expired')
  const { member, signIn } = row
  if ((await wrongInAnHour(tx, member.id)) >= WRONG_IN_AN_HOUR) return refuse('too_many_requests')
  if (!(await right(tx, row))) {
    await tx.db
      .update(staffSignIns)
      .set({ wrongCodes: sql`${staffSignIns.wrongCodes} + 1` })
      .where(eq(staffSignIns.tokenHash, tokenHash))
    return refuse('wrong_code')
  }
  await endBegunSignIns(tx, member.id)
  const recoveryCodes = signIn.newTotpKey ? await renewRecoveryCodes(tx, member.id) : []
  return { member, recoveryCodes }
}

interface WaitingSignIn {
  signIn: typeof staffSignIns.$inferSelect
  member: Member
}

/** Locks the member before the sign-in, so the codes of a member are checked in turn. */
async function lockSignIn(tx: Shop, tokenHash: Buffer): Promise<WaitingSignIn | undefined> {
  const since = new Date(tx.now().getTime() - CODE_TIMEOUT)
  const which = and(eq(staffSignIns.tokenHash, tokenHash), gt(staffSignIns.createdAt, since))
  const [begun] = await tx.db.select({ staffId: staffSignIns.staffId }).from(staffSignIns).where(which)
  const member = begun && (await lockMember(tx, begun.staffId))
  const [signIn] = await tx.db.select().from(staffSignIns).where(which).for('update')
  return member && signIn ? { member, signIn } : undefined
}

async function wrongInAnHour(tx: Shop, staffId: string): Promise<number> {
  const since = new Date(tx.now().getTime() - WRONG_CODE_WINDOW)
  const [row] = await tx.db
    .select({ wrong: sql`coalesce(sum(${staffSignIns.wrongCodes}), 0)`.mapWith(Number) })
    .from(staffSignIns)
    .where(and(eq(staffSignIns.staffId, staffId), gt(staffSignIns.createdAt, since)))
  return row?.wrong ?? 0
}

/** Checks the code and uses it up. The first correct code sets up a new app, unless another one was faster. */
async function isRight(tx: Shop, member: Member, newKey: string | null, code: string): Promise<boolean> {
  const key = member.totpKey ?? newKey
  if (key === null || (newKey !== null && member.totpKey !== null)) return false
  if (newKey === null && isRecoveryCode(code)) return spendRecoveryCode(tx, member.id, code)
  const step = findTotpStep(key, code, tx.now())
  if (step === null) return false
  const used = await tx.db
    .update(staff)
    .set({ totpKey: key, totpStep: step })
    .where(and(eq(staff.id, member.id), or(isNull(staff.totpStep), lt(staff.totpStep, step))))
  return used.rowCount === 1
}
