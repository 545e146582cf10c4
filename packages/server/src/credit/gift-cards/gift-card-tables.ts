import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#accounts/account-tables'

export const GIFT_CARD_REASONS = ['issued', 'redeemed', 'withdrawn'] as const
export const giftCardReason = pgEnum('gift_card_reason', GIFT_CARD_REASONS)

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Gift cards; amounts in fils. The balance is the sum of the entries. A trigger maintains it and locks this row. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey(),
    value: integer().notNull(),
    balance: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** First moment at which the card is no longer valid. */
    expiresAt: moment().notNull(),
    /** Email of the team member who created it. */
    actor: text().notNull(),
    /** Email address that gets the code; empty when the team hands it over. */
    recipient: text().notNull(),
    /** Last characters of the code, to tell cards apart. */
    hint: text().notNull().default(''),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    check('gift_cards_value', sql`${table.value} > 0`),
    check('gift_cards_balance', sql`${table.balance} between 0 and ${table.value}`),
  ],
)

/** Every change of the balance of a gift card. A trigger refuses to update or delete a row. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    giftCardId: uuid()
      .notNull()
      .references(() => giftCards.id),
    at: moment().notNull(),
    reason: giftCardReason().notNull(),
    /** In fils, positive when the card is issued and negative afterwards. */
    amount: integer().notNull(),
    /** `customer` or the email of a team member. */
    actor: text().notNull(),
    /** Customer who redeemed the card. */
    userId: uuid().references(() => users.id),
  },
  (table) => [
    index().on(table.giftCardId),
    index().on(table.userId).where(sql`${table.userId} is not null`),
    check(
      'gift_card_entries_amount',
      sql`${table.amount} <> 0 and (${table.amount} > 0) = (${table.reason} = 'issued')`,
    ),
    check('gift_card_entries_redeemed', sql`(${table.userId} is not null) = (${table.reason} = 'redeemed')`),
  ],
)

/** Codes of a gift card as hashes. An email that is sent again has a new code. */
export const giftCardCodes = pgTable(
  'gift_card_codes',
  {
    hash: bytea().primaryKey(),
    giftCardId: uuid()
      .notNull()
      .references(() => giftCards.id),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.giftCardId)],
)
