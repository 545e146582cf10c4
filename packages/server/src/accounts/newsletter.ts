import { and, eq, isNull, sql } from 'drizzle-orm'
import { newsletterConsents } from '#accounts/account-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

export const seeNewsletter: Operation<'POST /api/user/newsletter'> = async (shop, { id }) => {
  const isOpen = and(eq(newsletterConsents.userId, id), isNull(newsletterConsents.endedAt))
  const consents = await shop.db.select().from(newsletterConsents).where(isOpen)
  return { subscribed: consents.length > 0 }
}

/** Returns true if there was a consent. */
export async function endNewsletterConsent(shop: Shop, userId: string): Promise<boolean> {
  const { rowCount } = await shop.db
    .update(newsletterConsents)
    .set({ endedAt: shop.now() })
    .where(and(eq(newsletterConsents.userId, userId), isNull(newsletterConsents.endedAt)))
  return rowCount === 1
}

export const changeNewsletter: Operation<'POST /api/user/newsletter/change'> = async (
  shop,
  { id: userId },
  { subscribed },
  { language },
) => {
  if (!subscribed) {
    await endNewsletterConsent(shop, userId)
    return { textKey: 'newsletter_ended' }
  }
  const consent = { language, consentedAt: shop.now(), endedAt: null }
  const hadEnded = sql`${newsletterConsents.endedAt} IS NOT NULL`
  await shop.db
    .insert(newsletterConsents)
    .values({ userId, ...consent })
    .onConflictDoUpdate({ target: newsletterConsents.userId, set: consent, setWhere: hadEnded })
  return { textKey: 'newsletter_begun' }
}
