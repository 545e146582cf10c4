import { isUuid } from '@little-dunes/domain/catalogue/product'
import { createSignature } from '#settings/link-signature'
import type { Shop } from '#shop'

/** 64 bits cannot be guessed through a mail server. Hex digits, because mail servers may change the case. */
const SIGNATURE_DIGITS = 16

async function signatureIn(shop: Pick<Shop, 'db'>, emailId: string): Promise<string> {
  const signature = await createSignature(shop, `bounce ${emailId}`)
  return Buffer.from(signature, 'base64url').toString('hex').slice(0, SIGNATURE_DIGITS)
}

/**
 * The envelope sender of one email (variable envelope return path). A bounce to it identifies the email, and the
 * signature prevents forgery. `base` is the mailbox, which must also accept `bounces+…@` (RFC 5233).
 */
export async function createBounceAddress(
  shop: Pick<Shop, 'db'>,
  base: string,
  emailId: string,
): Promise<string> {
  const at = base.lastIndexOf('@')
  const detail = `${emailId.replaceAll('-', '')}-${await signatureIn(shop, emailId)}`
  return `${base.slice(0, at)}+${detail}${base.slice(at)}`
}

const ADDRESS = /\+([0-9a-f]{32})-([0-9a-f]{16})@/gi

const inGroups = (digits: string): string =>
  digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Id of the email from a signed envelope sender in a text. Null without a valid signature of the shop. */
export async function signedEmailIn(shop: Pick<Shop, 'db'>, text: string): Promise<string | null> {
  for (const [, digits = '', signature = ''] of text.matchAll(ADDRESS)) {
    const emailId = inGroups(digits)
    if (isUuid(emailId) && (await signatureIn(shop, emailId)) === signature.toLowerCase()) return emailId
  }
  return null
}
