import type { DaySpan } from '@little-dunes/domain/analytics-spans'
import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { DAY } from '@little-dunes/domain/durations'
import { isSentReturn, RETURN_STATUSES } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { returnLines, returns } from '#returns/return-tables'
import type { Shop } from '#shop'

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+04:00`)

/** Return reasons, most frequent first. A few thousand rows a year need no read model. */
export async function loadReturnReasons(
  { db }: Pick<Shop, 'db'>,
  { from, until }: DaySpan,
): Promise<Figures['returns']> {
  const { reason, quantity, returnId } = returnLines
  const units = sql`sum(${quantity})`.mapWith(Number)
  return db
    .select({ reason, units })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnId))
    .where(
      and(
        gte(returns.requestedAt, new Date(midnight(from))),
        lt(returns.requestedAt, new Date(midnight(until) + DAY)),
        inArray(returns.status, RETURN_STATUSES.filter(isSentReturn)),
      ),
    )
    .groupBy(reason)
    .orderBy(desc(units), asc(reason))
}
