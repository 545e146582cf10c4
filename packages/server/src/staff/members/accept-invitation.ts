import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { OWNER } from '@little-dunes/domain/accounts/permissions'
import { passwordProblem } from '@little-dunes/domain/accounts/sign-up'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, gt, or } from 'drizzle-orm'
import { isCommonPassword } from '#accounts/password/common-passwords'
import { hashToken } from '#accounts/session-token'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'
import { createTotpChallenge } from '#staff/sign-in/create-totp-challenge'
import { endSignIns } from '#staff/sign-in/end-sign-ins'
import { staff, staffInvitations, staffPasskeys, staffRecoveryCodes, staffRoles } from '#staff/staff-tables'

/** Shows the recipient of an invitation. */
export const seeInvitation: Operation<'POST /api/staff/invitation'> = async (shop, _caller, input) => {
  const invitation = await findInvitation(shop, input.invitation)
  if (!invitation) return refuse('invitation_ended')
  const { id: role = OWNER, name: roleName = '' } = invitation.role ?? {}
  return { email: invitation.member?.email ?? null, role, roleName }
}

/** Sets name and password, and requires a new authenticator app. Ends earlier sessions and passkeys. */
export const acceptInvitation: Operation<'POST /api/staff/invitation/accept'> = async (
  shop,
  _caller,
  input,
  context,
) => {
  const invited = await findInvitation(shop, input.invitation)
  if (!invited) return refuse('invitation_ended')
  const personalData = { name: input.name, email: invited.member?.email ?? input.email ?? '', phone: '' }
  const problem = passwordProblem(input.password, personalData, Object.values(await readShopName(shop)))
  const fields = {
    ...(!isEmail(normalisedEmail(personalData.email)) && { email: 'email' }),
    ...(input.name.trim() === '' && { name: 'required' }),
    ...(problem && { password: problem }),
  }
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  if (await isCommonPassword(input.password)) return refuse('password_common')
  const passwordHash = await shop.passwords.hash(input.password)
  return inTransactionOrRefuse(shop, async (tx) => {
    const invitation = await findInvitation(tx, input.invitation)
    if (!invitation) return refuse('invitation_ended')
    const staffId = invitation.member?.id ?? (await insertFirstOwner(tx, input.email ?? ''))
    if (typeof staffId !== 'string') return staffId
    const values = { name: input.name.trim(), passwordHash, totpKey: null, totpStep: null }
    const [member] = await tx.db.update(staff).set(values).where(eq(staff.id, staffId)).returning()
    if (!member) return refuse('invitation_ended')
    await tx.db
      .delete(staffInvitations)
      .where(
        or(
          eq(staffInvitations.tokenHash, hashToken(input.invitation)),
          eq(staffInvitations.staffId, staffId),
        ),
      )
    await endSignIns(tx, staffId)
    await tx.db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
    await tx.db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
    return createTotpChallenge(tx, member, context)
  })
}

/** Locks the invitation for the rest of a transaction, if there is one. */
async function findInvitation(shop: Shop, token: string) {
  const [invitation] = await shop.db
    .select({ member: staff, role: staffRoles })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.staffId))
    .leftJoin(staffRoles, eq(staffRoles.id, staff.role))
    .where(and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, shop.now())))
    .for('update', { of: staffInvitations })
  return invitation
}

/** Refuses once the shop has an owner. */
async function insertFirstOwner(tx: Shop, typed: string): Promise<string | Refusal> {
  const email = normalisedEmail(typed)
  const owners = await tx.db.select({ id: staff.id }).from(staff).where(eq(staff.role, OWNER))
  if (owners.length > 0) return refuse('invitation_ended')
  const id = tx.newId()
  const added = await tx.db
    .insert(staff)
    .values({ id, email, role: OWNER, createdAt: tx.now() })
    .onConflictDoNothing()
  return added.rowCount === 1 ? id : refuse('member_exists')
}
