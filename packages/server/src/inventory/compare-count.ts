import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Shop } from '#shop'
import type { LockedSizeEntry } from '#stock/set-stock'
import { stockMovements } from '#stock/stock-tables'

/** A count, with the last movement that the stock included when the count began. */
interface Count {
  counted: number
  movement: number
  /** Units moved by the same request before the count, which are not sales. */
  movedUnits?: number
}

/** In units. */
interface ComparedCount {
  expected: number
  meanwhile: number
  difference: number
  stock: number
}

/** Movements of one size are in the order of its locks, so their ids show which came later. */
export async function compareCount(
  tx: Shop,
  size: LockedSizeEntry,
  { counted, movement, movedUnits = 0 }: Count,
): Promise<ComparedCount | Refusal> {
  if (!size.counted) return refuse('stock_not_counted')
  const [since] = await tx.db
    .select({
      moved: sql`coalesce(sum(${stockMovements.delta}), 0)`.mapWith(Number),
      isCounted: sql<boolean>`coalesce(bool_or(${stockMovements.reason} = 'count'), false)`,
    })
    .from(stockMovements)
    .where(and(eq(stockMovements.sizeEntryId, size.id), gt(stockMovements.id, movement)))
  if (since?.isCounted) return refuse('counted_meanwhile')
  const meanwhile = (since?.moved ?? 0) - movedUnits
  const expected = size.stock - meanwhile
  const difference = counted - expected
  const stock = size.stock + difference
  if (stock < 0) return refuse('negative_stock', { left: size.stock })
  return { expected, meanwhile, difference, stock }
}
