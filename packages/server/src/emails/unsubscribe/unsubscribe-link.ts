import { isSignedBy, signatureOf } from '#settings/link-signature'
import type { Shop } from '#shop'

/** Where mails that somebody can end lead; answered by the server alone, without a script. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** What a link ends: a kind of mail, for an account or a notice. */
export interface Subscription {
  kind: string
  /** UUID. */
  subject: string
}

const signedText = ({ kind, subject }: Subscription) => `unsubscribe ${kind} ${subject}`

/** The path that ends a subscription. It stays good, since a mail may be read late. */
export async function unsubscribePath(
  shop: Shop,
  subscription: Subscription,
  language: string,
): Promise<string> {
  const key = await signatureOf(shop, signedText(subscription))
  return `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ ...subscription, key, language })}`
}

/** What the query of a link ends; null when the shop has not made it. */
export async function readUnsubscribeLink(
  shop: Shop,
  query: Record<string, string>,
): Promise<Subscription | null> {
  const { kind = '', subject = '', key = '' } = query
  const subscription = { kind, subject }
  return (await isSignedBy(shop, signedText(subscription), key)) ? subscription : null
}
