import type { passkeyAnswer } from '@little-dunes/domain/contract/staff/passkey-calls'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'
import { passkeySite } from '#staff/sign-in/passkeys/passkey-site'
import { staffPasskeys } from '#staff/staff-tables'

type Origin = Pick<RequestContext, 'origin'>

/** What the browser asks a device of this member; null where there is no passkey. */
export async function passkeyQuestion(shop: Shop, staffId: string, context: Origin) {
  const keys = await shop.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  if (keys.length === 0) return null
  return generateAuthenticationOptions({
    rpID: passkeySite(shop, context).rpID,
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  })
}

/** Whether a device of this member has answered the question; the use is noted. */
export async function isRightPasskey(
  tx: Shop,
  staffId: string,
  challenge: string,
  answer: z.output<typeof passkeyAnswer>,
  context: Origin,
): Promise<boolean> {
  const [key] = await tx.db
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, answer.id)))
    .for('update')
  if (!key) return false
  const { expectedOrigin, rpID } = passkeySite(tx, context)
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    credential: { id: key.id, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) return false
  await tx.db
    .update(staffPasskeys)
    .set({ counter: checked.authenticationInfo.newCounter, lastUsedAt: tx.now() })
    .where(eq(staffPasskeys.id, key.id))
  return true
}
