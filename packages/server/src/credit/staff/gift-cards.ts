import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { GiftCard } from '@little-dunes/domain/contract/credit/staff/credit-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { giftCardExpiry, MAX_CREDIT, MIN_CREDIT } from '@little-dunes/domain/orders/credit/gift-cards'
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { createGiftCardCode } from '#credit/gift-cards/gift-card-codes'
import { giftCardEntries, giftCards } from '#credit/gift-cards/gift-card-tables'
import { giftCardSearchCondition } from '#credit/staff/search-gift-cards'
import { inTransaction } from '#database/in-transaction'
import { queueEmail } from '#emails/queue-email'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { refuseAboveLimit } from '#orders/refunds/refuse-above-limit'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

const MAX_LISTED = 200

export const listGiftCards: Operation<'GET /api/staff/gift-cards'> = async (shop, _member, { q }) => {
  const { reason } = giftCardEntries
  const rows = await shop.db
    .select({ card: giftCards, end: reason, customerId: users.id, customerName: users.name })
    .from(giftCards)
    .leftJoin(giftCardEntries, and(eq(giftCardEntries.giftCardId, giftCards.id), ne(reason, 'issued')))
    .leftJoin(users, eq(users.id, giftCardEntries.userId))
    .where(giftCardSearchCondition(q))
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(MAX_LISTED)
  return {
    giftCards: rows.map(({ card, end, customerId, customerName }) => ({
      id: card.id,
      hint: card.hint,
      value: card.value,
      status: getStatus(card, end, shop.now()),
      createdAt: card.createdAt.getTime(),
      expiresAt: card.expiresAt.getTime(),
      actor: card.actor,
      recipient: card.recipient,
      customer: customerId === null ? null : { id: customerId, name: customerName ?? '' },
    })),
  }
}

type Card = typeof giftCards.$inferSelect
type End = typeof giftCardEntries.$inferSelect.reason | null

function getStatus({ expiresAt }: Card, end: End, now: Date): GiftCard['status'] {
  if (end === 'redeemed' || end === 'withdrawn') return end
  return expiresAt <= now ? 'ended' : 'open'
}

/** Creates a gift card. The shop emails its code, or returns it once. */
export const createGiftCard: Operation<'POST /api/staff/gift-card/create'> = async (
  shop,
  member,
  input,
  context,
) => {
  const { value, language } = input
  const recipient = normalisedEmail(input.recipient ?? '')
  if (value < MIN_CREDIT || value > MAX_CREDIT)
    return refuse('credit_out_of_range', { min: aedFromFils(MIN_CREDIT), max: aedFromFils(MAX_CREDIT) })
  if (recipient !== '' && !isEmail(recipient)) return refuse('invalid_form', { fields: { recipient: true } })
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { replayed, answer } = await withIdempotencyKey(shop, request, (tx) =>
    insertGiftCard(tx, { value, recipient, language }, { member, context }),
  )
  if (isRefusal(answer)) return answer
  shop.wakeJobs()
  // This runs after the transaction, whose answer is stored for a retry: the database stores codes only as hashes.
  const isShown = recipient === '' && !replayed
  return { ...answer, code: isShown ? await createGiftCardCode(shop, answer.giftCardId) : null }
}

async function insertGiftCard(
  tx: Shop,
  { value, recipient, language }: { value: Fils; recipient: string; language: Language },
  author: AuditActor & { member: StaffMember },
) {
  const [customer] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, recipient), isNull(users.erasedAt)))
    .orderBy(asc(users.guest), desc(users.createdAt))
    .limit(1)
  const aboveLimit = await refuseAboveLimit(tx, author.member, { userId: customer?.id ?? null }, value)
  if (aboveLimit) return aboveLimit
  const [id, now, actor] = [tx.newId(), tx.now(), author.member.email]
  const expiresAt = giftCardExpiry(now)
  await tx.db.insert(giftCards).values({ id, value, createdAt: now, expiresAt, actor, recipient })
  await tx.db
    .insert(giftCardEntries)
    .values({ giftCardId: id, at: now, reason: 'issued', amount: value, actor })
  if (recipient !== '') {
    const context = { language, origin: tx.linkOrigin }
    await queueEmail(tx, { kind: 'gift_card', to: recipient, about: id, context })
  }
  await recordAuditEntry(tx, author, { id, before: {}, after: { value, recipient } })
  return { giftCardId: id }
}

/** Takes back the remaining balance of a gift card. */
export const withdrawGiftCard: Operation<'POST /api/staff/gift-card/withdraw'> = (
  shop,
  member,
  { giftCardId },
  context,
) =>
  inTransaction(shop, async (tx): Promise<Refusal | null> => {
    if (!isUuid(giftCardId)) return refuse('gift_card_not_found')
    const [card] = await tx.db.select().from(giftCards).where(eq(giftCards.id, giftCardId)).for('update')
    if (!card) return refuse('gift_card_not_found')
    if (card.balance === 0) return refuse('gift_card_used')
    const [at, actor, amount] = [tx.now(), member.email, -card.balance]
    await tx.db.insert(giftCardEntries).values({ giftCardId, at, reason: 'withdrawn', amount, actor })
    const changed = { before: { balance: card.balance }, after: { balance: 0 } }
    await recordAuditEntry(tx, { member, context }, { id: giftCardId, ...changed })
    return null
  })
