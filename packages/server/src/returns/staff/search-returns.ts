import { readReturnNumber, returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { searchTerms } from '#database/lists/search-terms'
import { holdsWord } from '#database/lists/search-words'
import { orderLines, orders } from '#orders/store/order-tables'
import { returnLines, returns } from '#returns/return-tables'

const numberText = sql`'r-' || ${returns.number}`
const itemText = sql`fold_search(${orderLines.product} ->> 'name' || ' ' || ${orderLines.subSku})`

const hasItem = (term: string): SQL => sql`EXISTS (SELECT FROM ${returnLines} JOIN ${orderLines}
  ON ${orderLines.orderId} = ${returnLines.orderId} AND ${orderLines.position} = ${returnLines.position}
  WHERE ${returnLines.returnId} = ${returns.id} AND ${holdsWord(itemText, term)})`

/** Adds the hyphen to `R1047`, as returns are displayed. */
function spelled(term: string): string {
  const number = /^#?r/i.test(term) ? readReturnNumber(term) : null
  return number === null ? term : returnNumberText(number)
}

/** Each term matches the number, the order of the return or one of its items. Expects the order to be joined. */
export const returnSearchCondition = (q: string | undefined): SQL | undefined =>
  and(
    ...searchTerms(q ?? '').map((term) =>
      or(holdsWord(numberText, spelled(term)), holdsWord(sql`${orders}.search_text`, term), hasItem(term)),
    ),
  )
