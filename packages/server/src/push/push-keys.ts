import { createECDH } from 'node:crypto'
import type { PushKeys } from '#push/push-sender'
import { pushKeys } from '#push/push-tables'
import type { Shop } from '#shop'

/** The keys of the shop, created on first use. */
export async function readPushKeys({ db }: Pick<Shop, 'db'>): Promise<PushKeys> {
  const { publicKey, privateKey } = pushKeys
  const read = () => db.select({ publicKey, privateKey }).from(pushKeys)
  const [stored] = await read()
  if (stored) return stored
  const pair = createECDH('prime256v1')
  const made = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') }
  await db.insert(pushKeys).values(made).onConflictDoNothing()
  // Another process may have created them first.
  return (await read())[0] ?? made
}
