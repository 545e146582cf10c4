import type { PersonalDataExport } from '@little-dunes/domain/contract/staff/shoppers/shopper-fields'
import { asc, eq } from 'drizzle-orm'
import { newsletterConsents, sessions, shopperNotes } from '#accounts/account-tables'
import { type ShopperRow, withShopper } from '#backoffice/shoppers/change-shopper'
import { exportOrders } from '#backoffice/shoppers/export-orders'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { contactMessages } from '#contact/contact-tables'
import { emails } from '#emails/email-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { wishes } from '#wishlist/wishlist-tables'

/** Everything that the shop holds of one person, as it is at one moment; the password is kept as a hash and left out. */
export const exportShopper: Operation<'POST /api/staff/shopper/export'> = (
  shop,
  member,
  { shopperId },
  context,
) =>
  withShopper(shop, shopperId, async (tx, shopper) => {
    const change = {
      subject: 'shopper',
      id: shopper.id,
      before: {},
      after: { exported: true },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return { success: true as const, data: await dataOf(tx, shopper) }
  })

async function dataOf(tx: Shop, shopper: ShopperRow): Promise<PersonalDataExport> {
  const { id, name, email, phone, emailConfirmedAt, phoneConfirmedAt, createdAt } = shopper
  return {
    exportedAt: tx.now().toISOString(),
    account: {
      name,
      email,
      phone,
      emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
      phoneConfirmedAt: phoneConfirmedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    },
    newsletter: await exportNewsletter(tx, id),
    sessions: await exportSessions(tx, id),
    orders: await exportOrders(tx, id),
    cart: await exportCart(tx, id),
    wishlist: await exportWishes(tx, id),
    emails: await exportEmails(tx, email),
    messages: await exportMessages(tx, email),
    notes: await exportNotes(tx, id),
  }
}

async function exportNewsletter(tx: Shop, userId: string): Promise<PersonalDataExport['newsletter']> {
  const [found] = await tx.db.select().from(newsletterConsents).where(eq(newsletterConsents.userId, userId))
  if (!found) return null
  const { language, consentedAt, endedAt } = found
  return { language, consentedAt: consentedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
}

async function exportSessions(tx: Shop, userId: string): Promise<PersonalDataExport['sessions']> {
  const { device, createdAt, lastUsedAt } = sessions
  const rows = await tx.db
    .select({ device, createdAt, lastUsedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }))
}

async function exportMessages(tx: Shop, email: string): Promise<PersonalDataExport['messages']> {
  const { createdAt, message } = contactMessages
  const rows = await tx.db
    .select({ createdAt, message })
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({ at: row.createdAt.toISOString(), text: row.message }))
}

const exportCart = (tx: Shop, userId: string): Promise<PersonalDataExport['cart']> =>
  tx.db
    .select({
      name: products.name,
      colour: variants.colorName,
      size: sizeEntries.size,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .innerJoin(sizeEntries, eq(sizeEntries.id, cartLines.sizeEntryId))
    .innerJoin(variants, eq(variants.id, sizeEntries.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.added))

const exportWishes = (tx: Shop, userId: string): Promise<PersonalDataExport['wishlist']> =>
  tx.db
    .select({ name: products.name, size: wishes.size })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.added))

async function exportEmails(tx: Shop, email: string): Promise<PersonalDataExport['emails']> {
  const { kind, createdAt, sentAt } = emails
  const rows = await tx.db
    .select({ kind, createdAt, sentAt })
    .from(emails)
    .where(eq(emails.to, email))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }))
}

async function exportNotes(tx: Shop, userId: string): Promise<PersonalDataExport['notes']> {
  const { at, text } = shopperNotes
  const rows = await tx.db
    .select({ at, text })
    .from(shopperNotes)
    .where(eq(shopperNotes.userId, userId))
    .orderBy(asc(at))
  return rows.map((row) => ({ at: row.at.toISOString(), text: row.text }))
}
