import { and, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { giftCardHash } from '#credit/gift-cards/gift-card-codes'
import { giftCardCodes, giftCards } from '#credit/gift-cards/gift-card-tables'
import { customerText } from '#customers/find-customers'
import { searchTerms } from '#database/lists/search-terms'
import { holdsWord } from '#database/lists/search-words'

/** Lists show it before the end of a code. */
const ELLIPSIS = /^[….]+$/

const cardText = sql`fold_search(${giftCards.hint} || ' ' || ${giftCards.recipient})`

const hasCode = (q: string): SQL => sql`EXISTS (SELECT FROM ${giftCardCodes}
  WHERE ${giftCardCodes.giftCardId} = ${giftCards.id} AND ${giftCardCodes.hash} = ${giftCardHash(q)})`

/**
 * Each term matches the end of the code, the recipient or the customer who redeemed the card, or the terms are the
 * whole code. Expects that customer to be joined.
 */
export function giftCardSearchCondition(q = ''): SQL | undefined {
  const terms = searchTerms(q).filter((term) => !ELLIPSIS.test(term))
  if (terms.length === 0) return undefined
  const conditions = terms.map((term) =>
    or(holdsWord(cardText, term), sql`(${users.id} IS NOT NULL AND ${holdsWord(customerText, term)})`),
  )
  return or(and(...conditions), hasCode(q))
}
