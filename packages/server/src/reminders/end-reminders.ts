import { isUuid } from '@little-dunes/domain/catalogue/product'
import { eq, inArray } from 'drizzle-orm'
import { endNewsletterConsent } from '#accounts/newsletter'
import type { Unsubscribe } from '#emails/unsubscribe/unsubscribe-route'
import { stockNotices } from '#reminders/reminder-tables'

/** Ends all notices for the address of this notice. */
const endStockNotices: Unsubscribe = async (shop, noticeId) => {
  const { id, email } = stockNotices
  const address = shop.db.select({ email }).from(stockNotices).where(eq(id, noticeId))
  await shop.db.delete(stockNotices).where(inArray(email, address))
}

export const REMINDER_ENDINGS: Readonly<Record<string, Unsubscribe>> = {
  back_in_stock: endStockNotices,
  cart_left: async (shop, userId) => {
    if (isUuid(userId)) await endNewsletterConsent(shop, userId)
  },
}
