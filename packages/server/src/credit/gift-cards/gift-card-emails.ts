import { LANGUAGES, type MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { giftCardEmail } from '@little-dunes/domain/messages/gift-card-email'
import { languagePath, PATHS } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import { createGiftCardCode } from '#credit/gift-cards/gift-card-codes'
import { giftCards } from '#credit/gift-cards/gift-card-tables'
import type { EmailLoader } from '#emails/send-emails'
import { readAmountWriter } from '#settings/read-currency-format'
import { readShopName } from '#settings/read-shop-name'

const LOCALES: MessagesByLanguage<string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' }

/**
 * The loader sends nothing when the card was redeemed or withdrawn in the meantime. Each email has its own new code.
 */
export const GIFT_CARD_EMAILS: Record<'gift_card', EmailLoader> = {
  gift_card: async (shop, { about, to, language, origin }) => {
    const [card] = about ? await shop.db.select().from(giftCards).where(eq(giftCards.id, about)) : []
    if (!card || card.balance === 0 || card.recipient !== to) return null
    const code = await createGiftCardCode(shop, card.id)
    const read = LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]
    const value = (await readAmountWriter(shop, read))(card.value)
    const until = new Intl.DateTimeFormat(LOCALES[read], {
      dateStyle: 'long',
      timeZone: 'Asia/Dubai',
      // The card expires at the end of this day.
    }).format(new Date(card.expiresAt.getTime() - 1))
    const shopName = (await readShopName(shop))[read]
    const { action, ...texts } = giftCardEmail[read]({ shopName, value, code, until })
    const url = origin + languagePath(read, PATHS.credit)
    return { ...texts, facts: { value, until }, action: { label: action, url } }
  },
}
