import { randomBytes } from 'node:crypto'
import {
  GIFT_CARD_ALPHABET,
  GIFT_CARD_CODE_LENGTH,
  giftCardCodeText,
  normalisedGiftCardCode,
} from '@little-dunes/domain/orders/credit/gift-cards'
import { eq } from 'drizzle-orm'
import { hashToken } from '#accounts/session-token'
import { giftCardCodes, giftCards } from '#credit/gift-cards/gift-card-tables'
import type { Shop } from '#shop'

/** Characters of a code that the team sees, to tell cards apart. */
const HINT_LENGTH = 4

const randomCode = (): string =>
  [...randomBytes(GIFT_CARD_CODE_LENGTH)]
    .map((byte) => GIFT_CARD_ALPHABET[byte % GIFT_CARD_ALPHABET.length])
    .join('')

/** Returns a new code, formatted for people. The database stores only its hash. Earlier codes stay valid. */
export async function createGiftCardCode(tx: Shop, giftCardId: string): Promise<string> {
  const code = randomCode()
  await tx.db.insert(giftCardCodes).values({ hash: hashToken(code), giftCardId, createdAt: tx.now() })
  await tx.db
    .update(giftCards)
    .set({ hint: code.slice(-HINT_LENGTH) })
    .where(eq(giftCards.id, giftCardId))
  return giftCardCodeText(code)
}

/** Accepts a code as the customer typed it. */
export const giftCardHash = (typed: string): Buffer => hashToken(normalisedGiftCardCode(typed))

/** Accepts a code as the customer typed it. The gift card is locked until the transaction ends. */
export async function lockGiftCardByCode(tx: Shop, typed: string) {
  const [row] = await tx.db
    .select({ card: giftCards })
    .from(giftCardCodes)
    .innerJoin(giftCards, eq(giftCards.id, giftCardCodes.giftCardId))
    .where(eq(giftCardCodes.hash, giftCardHash(typed)))
    .for('update', { of: giftCards })
  return row?.card ?? null
}
