import { DAY } from '@little-dunes/domain/durations'
import { lt } from 'drizzle-orm'
import { cartMerges } from '#cart/cart-tables'
import type { Shop } from '#shop'

/** A browser repeats a merge when it is opened again, which can be weeks later. */
const QUARTER = 90 * DAY

/** Deletes the records of merges that no browser will repeat (D-21). */
export async function deleteOldMerges(shop: Shop): Promise<void> {
  const old = new Date(shop.now().getTime() - QUARTER)
  await shop.db.delete(cartMerges).where(lt(cartMerges.mergedAt, old))
}
