import { refuse } from '@little-dunes/domain/messages/failures'
import { and, asc, count, eq } from 'drizzle-orm'
import { MAX_PASSKEYS } from '#accounts/passkeys/passkey-tables'
import { askForNewPasskey, readNewPasskey } from '#accounts/passkeys/webauthn'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { staffPasskeys, staffSessions } from '#staff/staff-tables'

export const listPasskeys: Operation<'GET /api/staff/passkeys'> = async (shop, member) => {
  const { id, name, createdAt, lastUsedAt, staffId } = staffPasskeys
  const rows = await shop.db
    .select({ id, name, createdAt, lastUsedAt })
    .from(staffPasskeys)
    .where(eq(staffId, member.id))
    .orderBy(asc(createdAt))
  return {
    passkeys: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.getTime(),
      lastUsedAt: row.lastUsedAt?.getTime() ?? null,
    })),
  }
}

/** The session stores the challenge; a device answers it once. */
export const beginPasskey: Operation<'POST /api/staff/passkeys/begin'> = async (
  shop,
  member,
  _input,
  { origin },
) => {
  const known = await shop.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, member.id))
  const options = await askForNewPasskey(shop, member, known, { origin, use: 'second_step' })
  await shop.db
    .update(staffSessions)
    .set({ passkeyChallenge: options.challenge })
    .where(eq(staffSessions.id, member.sessionId))
  return { options: { ...options } }
}

export const addPasskey: Operation<'POST /api/staff/passkeys/add'> = async (
  shop,
  member,
  { name, answer },
  context,
) => {
  // A wrong answer uses up the challenge as well.
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
    const [stored] = await tx.db
      .select({ count: count() })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, member.id))
    if ((stored?.count ?? 0) >= MAX_PASSKEYS) return refuse('passkey_refused')
    const asked = { origin: context.origin, use: 'second_step' } as const
    const made = await readNewPasskey(tx, session.challenge, answer, asked)
    if (!made) return refuse('passkey_refused')
    const added = await tx.db
      .insert(staffPasskeys)
      .values({ ...made, staffId: member.id, name: name.trim() || 'Passkey', createdAt: tx.now() })
      .onConflictDoNothing()
    if (added.rowCount !== 1) return refuse('passkey_refused')
    await recordAuditEntry(
      tx,
      { member, context },
      { id: member.id, before: {}, after: { passkey: name.trim() } },
    )
    return null
  })
}

/** Ignores passkeys that are already removed. */
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
        { id: member.id, before: { passkey: removed.name }, after: {} },
      )
    return null
  })
