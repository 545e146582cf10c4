import { DAY } from '@little-dunes/domain/durations'
import { orderPath } from '@little-dunes/domain/paths'
import { isSignedBy, signatureOf } from '#settings/link-signature'
import type { Shop } from '#shop'

/** How long the link of a mail opens the order. */
const LINK_LASTS = 60 * DAY

const signedText = (number: string, end: string) => `order ${number} ${end}`

/** Path of the page of an order that opens without an account; the key is behind `#`, where no log has it. */
export async function signedOrderPath(shop: Shop, number: string): Promise<string> {
  const end = (shop.now().getTime() + LINK_LASTS).toString(36)
  return orderPath(number, `${end}.${await signatureOf(shop, signedText(number, end))}`)
}

/** Whether the key was made by this shop for this order, and its time is not over. */
export async function isValidOrderKey(shop: Shop, number: string, key: string): Promise<boolean> {
  const [end = '', signature = ''] = key.split('.')
  if (!(await isSignedBy(shop, signedText(number, end), signature))) return false
  return Number.parseInt(end, 36) > shop.now().getTime()
}
