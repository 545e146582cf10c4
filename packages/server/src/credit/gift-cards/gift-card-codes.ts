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

/** How much of a code the staff sees, to tell cards apart. */
const HINT_LENGTH = 4

const randomCode = (): string =>
  [...randomBytes(GIFT_CARD_CODE_LENGTH)]
    .map((byte) => GIFT_CARD_ALPHABET[byte % GIFT_CARD_ALPHABET.length])
    .join('')

/** A new code of a gift card, as people read it; only its hash stays. Codes made before keep working. */
export async function createGiftCardCode(tx: Shop, giftCardId: string): Promise<string> {
  const code = randomCode()
  await tx.db.insert(giftCardCodes).values({ hash: hashToken(code), giftCardId, createdAt: tx.now() })
  await tx.db
    .update(giftCards)
    .set({ hint: code.slice(-HINT_LENGTH) })
    .where(eq(giftCards.id, giftCardId))
  return giftCardCodeText(code)
}

/** The hash of a code as it was typed. */
export const giftCardHash = (typed: string): Buffer => hashToken(normalisedGiftCardCode(typed))

/** The gift card of a code as it was typed, locked until the end of the transaction. */
export async function lockGiftCardByCode(tx: Shop, typed: string) {
  const [found] = await tx.db
    .select({ card: giftCards })
    .from(giftCardCodes)
    .innerJoin(giftCards, eq(giftCards.id, giftCardCodes.giftCardId))
    .where(eq(giftCardCodes.hash, giftCardHash(typed)))
    .for('update', { of: giftCards })
  return found?.card ?? null
}
