import { refuse } from '@little-dunes/domain/messages/failures'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, asc, count, eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { passkeySite } from '#staff/sign-in/passkeys/passkey-site'
import { staffPasskeys, staffSessions } from '#staff/staff-tables'

/** More devices has nobody. */
const MOST_PASSKEYS = 10

export const ownPasskeys: Operation<'GET /api/staff/passkeys'> = async (shop, member) => {
  const { id, name, createdAt, lastUsedAt, staffId } = staffPasskeys
  const rows = await shop.db
    .select({ id, name, createdAt, lastUsedAt })
    .from(staffPasskeys)
    .where(eq(staffId, member.id))
    .orderBy(asc(createdAt))
  return {
    success: true,
    passkeys: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.getTime(),
      lastUsedAt: row.lastUsedAt?.getTime() ?? null,
    })),
  }
}

/** The question is kept with the session; a device answers it once. */
export const beginPasskey: Operation<'POST /api/staff/passkeys/begin'> = async (
  shop,
  member,
  _input,
  context,
) => {
  const { rpID } = passkeySite(shop, context)
  const known = await shop.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, member.id))
  const options = await generateRegistrationOptions({
    rpName: 'Little Dunes',
    rpID,
    userID: Uint8Array.from(Buffer.from(member.id)),
    userName: member.email,
    userDisplayName: member.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await shop.db
    .update(staffSessions)
    .set({ passkeyChallenge: options.challenge })
    .where(eq(staffSessions.id, member.sessionId))
  return { success: true, options: { ...options } }
}

export const addPasskey: Operation<'POST /api/staff/passkeys/add'> = async (
  shop,
  member,
  { name, answer },
  context,
) => {
  const { expectedOrigin, rpID } = passkeySite(shop, context)
  // A wrong answer uses the question up as well.
  return inTransaction(shop, async (tx) => {
    const [session] = await tx.db
      .select({ challenge: staffSessions.passkeyChallenge })
      .from(staffSessions)
      .where(eq(staffSessions.id, member.sessionId))
      .for('update')
    if (!session?.challenge) return refuse('passkey_refused')
    await tx.db
      .update(staffSessions)
      .set({ passkeyChallenge: null })
      .where(eq(staffSessions.id, member.sessionId))
    const [held] = await tx.db
      .select({ count: count() })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, member.id))
    if ((held?.count ?? 0) >= MOST_PASSKEYS) return refuse('passkey_refused')
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: session.challenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }))
    if (!verified || !registrationInfo) return refuse('passkey_refused')
    const { id, publicKey, counter } = registrationInfo.credential
    const added = await tx.db
      .insert(staffPasskeys)
      .values({
        id,
        staffId: member.id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: answer.response.transports,
        name: name.trim() || 'Passkey',
        createdAt: tx.now(),
      })
      .onConflictDoNothing()
    if (added.rowCount !== 1) return refuse('passkey_refused')
    await recordAuditEntry(
      tx,
      { member, context },
      { subject: 'member', id: member.id, before: {}, after: { passkey: name.trim() } },
    )
    return { success: true as const }
  })
}

/** One that is gone already is no news. */
export const removePasskey: Operation<'POST /api/staff/passkeys/remove'> = async (
  shop,
  member,
  { id },
  context,
) =>
  inTransaction(shop, async (tx) => {
    const [removed] = await tx.db
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.staffId, member.id), eq(staffPasskeys.id, id)))
      .returning()
    if (removed)
      await recordAuditEntry(
        tx,
        { member, context },
        { subject: 'member', id: member.id, before: { passkey: removed.name }, after: {} },
      )
    return { success: true as const }
  })
