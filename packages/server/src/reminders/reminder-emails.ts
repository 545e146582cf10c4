import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { toSlug } from '@little-dunes/domain/catalogue/product'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { sizeInText } from '@little-dunes/domain/catalogue/translations/without-options'
import { orderedPicture } from '@little-dunes/domain/contract/orders/ordered-product'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import {
  type ReminderEmail,
  reminderEmailMessages,
} from '@little-dunes/domain/messages/reminder-emails/reminder-email-messages'
import { languagePath, PATHS, productPath } from '@little-dunes/domain/paths'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { newsletterConsents, users } from '#accounts/account-tables'
import { cartLines } from '#cart/cart-tables'
import { sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { EmailLoader } from '#emails/send-emails'
import { unsubscribePath } from '#emails/unsubscribe/unsubscribe-link'
import { stockNotices } from '#reminders/reminder-tables'
import type { Shop } from '#shop'

const toLanguage = (language: string): Language =>
  LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]

/** A size with its name in the email and the link to its page. Null when its product is not in the shop. */
async function shownItem(
  shop: Shop,
  { productId, colorName, size }: { productId: string; colorName: string; size: string },
  language: Language,
) {
  const current = (await shop.catalogue.productsById([productId])).get(productId)
  if (!current) return null
  const { product } = localizeProduct(current, language)
  const query = new URLSearchParams({ colour: toSlug(colorName), size })
  return {
    text: sizeInText(product, { colorName, size }, language),
    picture: orderedPicture(product, colorName),
    path: `${productPath(product)}?${query}`,
  }
}

const backInStock: EmailLoader = async (shop, { about, to, origin, ...email }) => {
  if (about === null) return null
  const [notice] = await shop.db
    .select({ productId: sizeEntries.productId, colorName: variants.colorName, size: sizeEntries.size })
    .from(stockNotices)
    .innerJoin(sizeEntries, eq(sizeEntries.id, stockNotices.sizeEntryId))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .where(and(eq(stockNotices.id, about), eq(stockNotices.email, to)))
  const language = toLanguage(email.language)
  const item = notice ? await shownItem(shop, notice, language) : null
  if (!item) return null
  const { action, stop, ...texts } = reminderEmailMessages[language].back_in_stock({
    name: '',
    items: [item.text],
  })
  const end = await unsubscribePath(shop, { kind: 'back_in_stock', subject: about }, language)
  return {
    ...texts,
    items: [item],
    facts: { item: item.text },
    action: { label: action, url: origin + languagePath(language, item.path) },
    unsubscribe: { label: stop, url: origin + end },
  }
}

/** Not sent if the customer has withdrawn consent or bought meanwhile. */
const cartLeft: EmailLoader = async (shop, { about, origin, ...email }) => {
  if (about === null) return null
  const [user] = await shop.db
    .select({ name: users.name })
    .from(users)
    .innerJoin(
      newsletterConsents,
      and(eq(newsletterConsents.userId, users.id), isNull(newsletterConsents.endedAt)),
    )
    .where(and(eq(users.id, about), eq(users.email, email.to)))
  if (!user) return null
  const language = toLanguage(email.language)
  const lines = await shop.db
    .select({ productId: sizeEntries.productId, colorName: variants.colorName, size: sizeEntries.size })
    .from(cartLines)
    .innerJoin(sizeEntries, and(eq(sizeEntries.id, cartLines.sizeEntryId), gt(sizeEntries.available, 0)))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .where(eq(cartLines.userId, about))
    .orderBy(cartLines.added)
  const found = await Promise.all(lines.map((line) => shownItem(shop, line, language)))
  const items = found.filter((item) => item !== null)
  if (items.length === 0) return null
  const { action, stop, ...texts } = reminderEmailMessages[language].cart_left({
    ...user,
    items: items.map(({ text }) => text),
  })
  const end = await unsubscribePath(shop, { kind: 'cart_left', subject: about }, language)
  return {
    ...texts,
    items,
    facts: { name: greetedName(user.name) },
    action: { label: action, url: origin + languagePath(language, PATHS.cart) },
    unsubscribe: { label: stop, url: origin + end },
  }
}

export const REMINDER_EMAILS: Record<Exclude<ReminderEmail, 'review_request'>, EmailLoader> = {
  back_in_stock: backInStock,
  cart_left: cartLeft,
}
