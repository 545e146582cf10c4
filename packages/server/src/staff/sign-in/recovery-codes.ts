import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Shop } from '#shop'
import { staffRecoveryCodes } from '#staff/staff-tables'

const HOW_MANY = 10
const LENGTH = 10

/** Unambiguous letters and digits: 31 ^ 10 is 49 bits. `confirm-sign-in.ts` allows 15 wrong codes an hour. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
const written = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`
const read = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export const isRecoveryCode = (typed: string): boolean => read(typed).length === LENGTH

/** Replaces the recovery codes of a member and returns the new ones. Only salted, slow hashes are stored. */
export async function renewRecoveryCodes(shop: Shop, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  const hashes = await Promise.all(codes.map((code) => shop.passwords.hash(code)))
  await shop.db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await shop.db.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })))
  return codes.map(written)
}

/** Uses up a code; false when the member has no such code. */
export async function spendRecoveryCode(shop: Shop, staffId: string, typed: string): Promise<boolean> {
  const ofMember = eq(staffRecoveryCodes.staffId, staffId)
  const stored = await shop.db.select().from(staffRecoveryCodes).where(ofMember)
  for (const { codeHash } of stored) {
    if (!(await shop.passwords.verify(codeHash, read(typed)))) continue
    await shop.db.delete(staffRecoveryCodes).where(and(ofMember, eq(staffRecoveryCodes.codeHash, codeHash)))
    return true
  }
  return false
}
