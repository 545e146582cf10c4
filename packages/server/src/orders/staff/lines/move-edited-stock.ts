import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { EntryQuantity } from '#catalogue/named-entries'
import type { PlannedEdit } from '#orders/staff/lines/plan-edit'
import type { Shop } from '#shop'
import { deductOrderStock, type OrderStockCause, restockUnits } from '#stock/order-stock'
import { lockSizeEntries } from '#stock/set-stock'

type Units = Pick<PlannedEdit['goods'][number], 'sizeEntryId' | 'subSku' | 'quantity'>

/** Change of units for each size. `lacksGone` is true when the edit adds units of deleted sizes. */
function differences({ before, goods }: PlannedEdit): { entries: EntryQuantity[]; lacksGone: boolean } {
  const units = new Map<string, number>()
  let gone = 0
  const add = ({ sizeEntryId, quantity }: Units, sign: number) => {
    if (sizeEntryId === null) gone += sign * quantity
    else units.set(sizeEntryId, (units.get(sizeEntryId) ?? 0) + sign * quantity)
  }
  for (const line of before) add(line, -1)
  for (const line of goods) add(line, 1)
  const entries = [...units].map(([sizeEntryId, quantity]) => ({ sizeEntryId, quantity }))
  return { entries: entries.filter(({ quantity }) => quantity !== 0), lacksGone: gone > 0 }
}

/**
 * Takes added units from the stock and returns removed ones. All sizes are locked in the same order as when placing.
 * Refuses when stock is short. Returns the products whose stock changed.
 */
export async function moveEditedStock(
  tx: Shop,
  plan: PlannedEdit,
  cause: OrderStockCause,
): Promise<string[] | Refusal> {
  const { entries, lacksGone } = differences(plan)
  const locked = await lockSizeEntries(
    tx,
    entries.map(({ sizeEntryId }) => sizeEntryId),
  )
  const more = entries.filter(({ quantity }) => quantity > 0)
  const short = more.flatMap(({ sizeEntryId, quantity }) => {
    const size = locked.get(sizeEntryId)
    return size?.counted && size.stock < quantity ? [{ sku: size.subSku, left: size.stock }] : []
  })
  if (lacksGone || short.length > 0) return refuse('out_of_stock', { lines: short })
  if (more.length > 0 && !(await deductOrderStock(tx, more, cause, 'edit')))
    throw new Error('The stock is too low although it was checked and locked')
  const fewer = entries.filter(({ quantity }) => quantity < 0)
  const returned = fewer.map(({ sizeEntryId, quantity }) => ({ sizeEntryId, quantity: -quantity }))
  if (returned.length > 0) await restockUnits(tx, returned, cause)
  return [...new Set([...locked.values()].map(({ productId }) => productId))]
}
