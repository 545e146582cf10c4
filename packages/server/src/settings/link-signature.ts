import { createHmac, timingSafeEqual } from 'node:crypto'
import { linkSecrets } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** HMAC-SHA-256 of a text with the secret of the shop, as base64url; the text begins with what it is good for. */
export async function signatureOf(shop: Pick<Shop, 'db'>, text: string): Promise<string> {
  const [row] = await shop.db.select().from(linkSecrets)
  if (!row) throw new Error('The shop has no secret for links')
  return createHmac('sha256', row.secret).update(text).digest('base64url')
}

/** Whether the shop has signed the text, compared in constant time. */
export async function isSignedBy(shop: Shop, text: string, signature: string): Promise<boolean> {
  const [expected, given] = [Buffer.from(await signatureOf(shop, text)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
