import { createHmac, timingSafeEqual } from 'node:crypto'
import { linkSecrets } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** HMAC-SHA-256 with the secret of the shop, as base64url. The text must begin with its purpose. */
export async function createSignature(shop: Pick<Shop, 'db'>, text: string): Promise<string> {
  const [row] = await shop.db.select().from(linkSecrets)
  if (!row) throw new Error('The secret for signed links is missing')
  return createHmac('sha256', row.secret).update(text).digest('base64url')
}

/** Compares in constant time. */
export async function isSignedBy(shop: Shop, text: string, signature: string): Promise<boolean> {
  const [expected, received] = [Buffer.from(await createSignature(shop, text)), Buffer.from(signature)]
  return expected.length === received.length && timingSafeEqual(expected, received)
}
