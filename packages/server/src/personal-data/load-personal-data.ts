import type { PersonalDataExport } from '@little-dunes/domain/contract/accounts/personal-data'
import { aedFromFils } from '@little-dunes/domain/money'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { asc, eq, sql } from 'drizzle-orm'
import { customerNotes, newsletterConsents, sessions, type users } from '#accounts/account-tables'
import { readPasskeys } from '#accounts/passkeys/user-passkeys'
import { readAddresses } from '#accounts/profile/addresses'
import { readChildren } from '#accounts/profile/children'
import { readCompany } from '#accounts/profile/company'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { contactMessages } from '#contact/contact-tables'
import { storeCreditEntries } from '#credit/credit-tables'
import { emails } from '#emails/email-tables'
import { orders } from '#orders/store/order-tables'
import { exportOrders } from '#personal-data/export-orders'
import { productQuestions } from '#questions/question-tables'
import { stockNotices } from '#reminders/reminder-tables'
import { returnPhotos, returns } from '#returns/return-tables'
import { reviewPhotos } from '#reviews/photos/review-photo-tables'
import { reviews } from '#reviews/review-tables'
import type { Shop } from '#shop'
import { wishes } from '#wishlist/wishlist-tables'

/** All data about one customer in one snapshot, without the password hash. */
export async function loadPersonalData(
  tx: Shop,
  customer: typeof users.$inferSelect,
): Promise<PersonalDataExport> {
  const { id, name, email, phone, emailConfirmedAt, phoneConfirmedAt, createdAt, language, deletionAskedAt } =
    customer
  return {
    exportedAt: tx.now().toISOString(),
    account: {
      name,
      email,
      phone,
      emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
      phoneConfirmedAt: phoneConfirmedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      language,
      deletionAskedAt: deletionAskedAt?.toISOString() ?? null,
    },
    newsletter: await exportNewsletter(tx, id),
    sessions: await exportSessions(tx, id),
    passkeys: await exportPasskeys(tx, id),
    orders: await exportOrders(tx, id),
    returns: await exportReturns(tx, id),
    addresses: await exportAddresses(tx, id),
    children: await readChildren(tx, id),
    company: await readCompany(tx, id),
    credit: await exportCredit(tx, id),
    cart: await exportCart(tx, id),
    wishlist: await exportWishes(tx, id),
    reviews: await exportReviews(tx, id),
    questions: await exportQuestions(tx, id),
    stockNotices: await exportStockNotices(tx, email),
    emails: await exportEmails(tx, email),
    messages: await exportMessages(tx, email),
    notes: await exportNotes(tx, id),
  }
}

async function exportNewsletter(tx: Shop, userId: string): Promise<PersonalDataExport['newsletter']> {
  const [consent] = await tx.db.select().from(newsletterConsents).where(eq(newsletterConsents.userId, userId))
  if (!consent) return null
  const { language, consentedAt, endedAt } = consent
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

async function exportPasskeys(tx: Shop, userId: string): Promise<PersonalDataExport['passkeys']> {
  const rows = await readPasskeys(tx, userId)
  return rows.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

async function exportCredit(tx: Shop, userId: string): Promise<PersonalDataExport['credit']> {
  const rows = await tx.db
    .select()
    .from(storeCreditEntries)
    .where(eq(storeCreditEntries.userId, userId))
    .orderBy(asc(storeCreditEntries.id))
  return rows.map(({ at, reason, amount, note }) => ({
    at: at.toISOString(),
    reason,
    amount: aedFromFils(amount),
    note,
  }))
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

const REVIEW_PHOTOS = sql<string[]>`array(SELECT translate(encode(p.large, 'base64'), E'\\n', '')
  FROM ${reviewPhotos} p WHERE p.review_id = ${reviews.id} ORDER BY p.position, p.id)`

async function exportReviews(tx: Shop, userId: string): Promise<PersonalDataExport['reviews']> {
  const rows = await tx.db
    .select({ review: reviews, product: products.name, photos: REVIEW_PHOTOS })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.createdAt))
  return rows.map(
    ({ product, photos, review: { createdAt, stars, fit, childSize, text, name, answer } }) => ({
      product,
      at: createdAt.toISOString(),
      ...{ stars, fit, childSize, text, name, answer, photos },
    }),
  )
}

async function exportQuestions(tx: Shop, userId: string): Promise<PersonalDataExport['questions']> {
  const { createdAt, question, name, answer } = productQuestions
  const rows = await tx.db
    .select({ createdAt, question, name, answer, product: products.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.userId, userId))
    .orderBy(asc(createdAt))
  return rows.map(({ createdAt: at, ...row }) => ({ ...row, at: at.toISOString() }))
}

async function exportStockNotices(tx: Shop, email: string): Promise<PersonalDataExport['stockNotices']> {
  const rows = await tx.db
    .select({ name: products.name, size: sizeEntries.size, createdAt: stockNotices.createdAt })
    .from(stockNotices)
    .innerJoin(sizeEntries, eq(sizeEntries.id, stockNotices.sizeEntryId))
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(eq(stockNotices.email, email))
    .orderBy(asc(stockNotices.createdAt))
  return rows.map(({ name, size, createdAt }) => ({ name, size, at: createdAt.toISOString() }))
}

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

async function exportMessages(tx: Shop, email: string): Promise<PersonalDataExport['messages']> {
  const { createdAt, message } = contactMessages
  const rows = await tx.db
    .select({ createdAt, message })
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({ at: row.createdAt.toISOString(), text: row.message }))
}

async function exportNotes(tx: Shop, userId: string): Promise<PersonalDataExport['notes']> {
  const { at, text } = customerNotes
  const rows = await tx.db
    .select({ at, text })
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(asc(at))
  return rows.map((row) => ({ at: row.at.toISOString(), text: row.text }))
}

async function exportAddresses(tx: Shop, userId: string): Promise<PersonalDataExport['addresses']> {
  const saved = await readAddresses(tx, userId)
  return saved.map(({ id: _, standard: __, ...address }) => address)
}

const RETURN_PHOTOS = sql<string[]>`array(SELECT translate(encode(p.content, 'base64'), E'\\n', '')
  FROM ${returnPhotos} p WHERE p.return_id = ${returns.id} ORDER BY p.at, p.id)`

async function exportReturns(tx: Shop, userId: string): Promise<PersonalDataExport['returns']> {
  const rows = await tx.db
    .select({ row: returns, photos: RETURN_PHOTOS })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(returns.number))
  return rows.map(({ photos, row: { number, status, requestedAt, note } }) => ({
    number: returnNumberText(number),
    status,
    at: requestedAt.toISOString(),
    words: note,
    photos,
  }))
}
