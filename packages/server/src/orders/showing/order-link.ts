import { createHmac, timingSafeEqual } from 'node:crypto'
import { orderPath } from '@little-dunes/domain/paths'
import { linkSecrets } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** How long the link of a mail opens the order. */
const LINK_LASTS = 60 * 24 * 60 * 60 * 1000

/** Path of the page of an order that opens without an account; the key is behind `#`, where no log has it. */
export async function signedOrderPath(shop: Shop, number: string): Promise<string> {
  const end = (shop.now().getTime() + LINK_LASTS).toString(36)
  return orderPath(number, `${end}.${await signatureOf(shop, number, end)}`)
}

/** Whether the key was made by this shop for this order, and its time is not over. */
export async function isValidOrderKey(shop: Shop, number: string, key: string): Promise<boolean> {
  const [end = '', signature = ''] = key.split('.')
  const [expected, given] = [Buffer.from(await signatureOf(shop, number, end)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  return Number.parseInt(end, 36) > shop.now().getTime()
}

async function signatureOf(shop: Shop, number: string, end: string): Promise<string> {
  const [row] = await shop.db.select().from(linkSecrets)
  if (!row) throw new Error('The shop has no secret for links')
  return createHmac('sha256', row.secret).update(`order ${number} ${end}`).digest('base64url')
}
