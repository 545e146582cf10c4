import { DAY } from '@little-dunes/domain/durations'
import { orderPath } from '@little-dunes/domain/paths'
import { createSignature, isSignedBy } from '#settings/link-signature'
import type { Shop } from '#shop'

/** Validity of the link in an email. */
const LINK_LASTS = 60 * DAY

const signedText = (number: string, end: string) => `order ${number} ${end}`

/** Path that opens an order without an account. The key is in the fragment, which never reaches a log. */
export async function signedOrderPath(shop: Shop, number: string): Promise<string> {
  const end = (shop.now().getTime() + LINK_LASTS).toString(36)
  return orderPath(number, `${end}.${await createSignature(shop, signedText(number, end))}`)
}

/** Checks that this shop signed the key for this order and that it has not expired. */
export async function isValidOrderKey(shop: Shop, number: string, key: string): Promise<boolean> {
  const [end = '', signature = ''] = key.split('.')
  if (!(await isSignedBy(shop, signedText(number, end), signature))) return false
  return Number.parseInt(end, 36) > shop.now().getTime()
}
