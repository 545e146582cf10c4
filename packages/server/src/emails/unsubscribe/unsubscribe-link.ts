import { createSignature, isSignedBy } from '#settings/link-signature'
import type { Shop } from '#shop'

/** Path of the unsubscribe page. The server renders it without a script. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

export interface Subscription {
  kind: string
  /** UUID. */
  subject: string
}

const signedText = ({ kind, subject }: Subscription) => `unsubscribe ${kind} ${subject}`

/** The path that ends a subscription. It never expires, because an email may be read late. */
export async function unsubscribePath(
  shop: Shop,
  subscription: Subscription,
  language: string,
): Promise<string> {
  const key = await createSignature(shop, signedText(subscription))
  return `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ ...subscription, key, language })}`
}

/** The subscription in the query of a link. Null without a valid signature of the shop. */
export async function readUnsubscribeLink(
  shop: Shop,
  query: Record<string, string>,
): Promise<Subscription | null> {
  const { kind = '', subject = '', key = '' } = query
  const subscription = { kind, subject }
  return (await isSignedBy(shop, signedText(subscription), key)) ? subscription : null
}
