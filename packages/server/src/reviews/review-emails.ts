import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { orderedPicture } from '@little-dunes/domain/contract/orders/ordered-product'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { reminderEmailMessages } from '@little-dunes/domain/messages/reminder-emails/reminder-email-messages'
import { languagePath } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import type { EmailLoader } from '#emails/send-emails'
import { unsubscribePath } from '#emails/unsubscribe/unsubscribe-link'
import type { Unsubscribe } from '#emails/unsubscribe/unsubscribe-route'
import { loadOrders } from '#orders/showing/load-orders'
import { signedOrderPath } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { reviewOptOuts } from '#reviews/review-tables'

const reviewRequest: EmailLoader = async (shop, { about, origin, ...email }) => {
  const [order] = about === null ? [] : await loadOrders(shop, eq(orders.id, about), 1)
  const [owner] = about === null ? [] : await shop.db.select().from(orders).where(eq(orders.id, about))
  if (!order || !owner) return null
  const language = LANGUAGES.find((known) => known === email.language) ?? LANGUAGES[0]
  const items = order.items.map((item) => ({
    text: `${item.name}, ${item.colorName}, ${item.size}`,
    picture: orderedPicture(item, item.colorName),
  }))
  const { action, stop, ...texts } = reminderEmailMessages[language].review_request({
    name: order.address.fullname,
    items: items.map(({ text }) => text),
  })
  const end = await unsubscribePath(shop, { kind: 'review_request', subject: owner.userId }, language)
  const path = await signedOrderPath(shop, order.number)
  return {
    ...texts,
    items,
    facts: { name: greetedName(order.address.fullname) },
    action: { label: action, url: origin + languagePath(language, path) },
    unsubscribe: { label: stop, url: origin + end },
  }
}

export const REVIEW_EMAILS: Record<'review_request', EmailLoader> = { review_request: reviewRequest }

/** After the opt-out the customer gets no more review requests. */
export const REVIEW_ENDINGS: Readonly<Record<string, Unsubscribe>> = {
  review_request: async (shop, userId) => {
    if (!isUuid(userId)) return
    await shop.db.insert(reviewOptOuts).values({ userId, at: shop.now() }).onConflictDoNothing()
  },
}
