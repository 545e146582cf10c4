import { randomBytes } from 'node:crypto'
import { MINUTE } from '@little-dunes/domain/durations'
import { lt } from 'drizzle-orm'
import { usedPasskeyChallenges } from '#accounts/passkeys/passkey-tables'
import { createSignature, isSignedBy } from '#settings/link-signature'
import type { Shop } from '#shop'

const LIFE = 5 * MINUTE

/** `login`, or `add` with the id of the account and a hash of its password. */
type Purpose = string

const signed = (purpose: Purpose, body: string) => `passkey ${purpose} ${body}`

/** Signs a challenge instead of storing it. Nothing is stored until a device answers. */
export async function newChallenge(shop: Shop, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const body = `${shop.now().getTime() + LIFE}.${randomBytes(16).toString('base64url')}`
  const text = `${body}.${await createSignature(shop, signed(purpose, body))}`
  return Uint8Array.from(Buffer.from(text))
}

/** Extracts the challenge in base64url; null when the data is malformed. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = Object(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Returns the answered challenge if this shop made it for this purpose and it has not expired, else null. */
export async function answeredChallenge(
  shop: Shop,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  const [end = '', random = '', signature = ''] = Buffer.from(challenge ?? '', 'base64url')
    .toString()
    .split('.')
  const isOurs = await isSignedBy(shop, signed(purpose, `${end}.${random}`), signature)
  return isOurs && Number(end) > shop.now().getTime() ? challenge : null
}

/** True for the first answer to a challenge; the primary key decides between simultaneous ones. */
export async function spendChallenge(tx: Shop, challenge: string): Promise<boolean> {
  const now = tx.now()
  await tx.db.delete(usedPasskeyChallenges).where(lt(usedPasskeyChallenges.expiresAt, now))
  const spent = await tx.db
    .insert(usedPasskeyChallenges)
    .values({ challenge, expiresAt: new Date(now.getTime() + LIFE) })
    .onConflictDoNothing()
  return spent.rowCount === 1
}
