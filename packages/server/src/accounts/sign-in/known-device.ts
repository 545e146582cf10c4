import { and, desc, eq, inArray } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import { knownDevices } from '#accounts/sign-in/attempt-tables'
import { inTransaction } from '#database/in-transaction'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'

/** Seconds without a sign-in until a device is forgotten. */
const YEAR = 365 * 24 * 60 * 60
/** Per account; the oldest are forgotten first. */
const MAX_DEVICES = 20

/** Device cookies against lock-out, by OWASP. */
export async function isKnownDevice(shop: Shop, token: string, account: string): Promise<boolean> {
  const [known] = await shop.db
    .select({ account: knownDevices.account })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, hashToken(token)), eq(knownDevices.account, account)))
  return known !== undefined
}

export async function hasKnownDevice(shop: Shop, account: string): Promise<boolean> {
  const [known] = await shop.db
    .select({ account: knownDevices.account })
    .from(knownDevices)
    .where(eq(knownDevices.account, account))
    .limit(1)
  return known !== undefined
}

/** Records a device that has just signed in, under a new token: a planted cookie becomes worthless. */
export async function rememberDevice(shop: Shop, account: string, context: RequestContext): Promise<void> {
  const token = await inTransaction(shop, async (tx) => replaceToken(tx, account, context.deviceToken))
  const isSecure = context.origin.startsWith('https:')
  const name = isSecure ? '__Secure-device' : 'device'
  context.setHeader(
    'set-cookie',
    `${name}=${token}; Path=/api; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  )
}

async function replaceToken(tx: Shop, account: string, former: string | null): Promise<string> {
  const token = newToken()
  const tokenHash = hashToken(token)
  if (former) {
    const ofFormer = eq(knownDevices.tokenHash, hashToken(former))
    await tx.db.update(knownDevices).set({ tokenHash }).where(ofFormer)
  }
  const lastUsedAt = tx.now()
  await tx.db
    .insert(knownDevices)
    .values({ tokenHash, account, lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.account], set: { lastUsedAt } })
  await forgetOldest(tx, account)
  return token
}

async function forgetOldest(tx: Shop, account: string): Promise<void> {
  const ofAccount = eq(knownDevices.account, account)
  const old = tx.db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(ofAccount)
    .orderBy(desc(knownDevices.lastUsedAt))
    .offset(MAX_DEVICES)
  await tx.db.delete(knownDevices).where(and(ofAccount, inArray(knownDevices.tokenHash, old)))
}
