import type { passkeyAnswer } from '@little-dunes/domain/contract/accounts/passkeys'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { askForPasskey, counterOfAnswer } from '#accounts/passkeys/webauthn'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'
import { staffPasskeys } from '#staff/staff-tables'

type Origin = Pick<RequestContext, 'origin'>

/** Options for using one of the member's passkeys; null without a passkey. */
export async function passkeyQuestion(shop: Shop, staffId: string, { origin }: Origin) {
  const keys = await shop.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  return keys.length === 0 ? null : askForPasskey(shop, keys, { origin, use: 'second_step' })
}

/** Verifies the answer of the member's device and records the use. */
export async function isRightPasskey(
  tx: Shop,
  staffId: string,
  challenge: string,
  answer: z.output<typeof passkeyAnswer>,
  { origin }: Origin,
): Promise<boolean> {
  const [key] = await tx.db
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, answer.id)))
    .for('update')
  if (!key) return false
  const counter = await counterOfAnswer(tx, { challenge, key }, answer, { origin, use: 'second_step' })
  if (counter === null) return false
  await tx.db.update(staffPasskeys).set({ counter, lastUsedAt: tx.now() }).where(eq(staffPasskeys.id, key.id))
  return true
}
