import { MAX_REMITTANCE_ROWS } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { refuse } from '@little-dunes/domain/messages/failures'
import { compareRemittance } from '@little-dunes/domain/orders/cash/remittance'
import { owedOrders } from '#cash-on-delivery/owed-orders'
import { readRemittance } from '#cash-on-delivery/read-remittance'
import type { Operation } from '#http/perform-call'

/** Compares a courier's file with the owed orders. Writes nothing. */
export const compareCash: Operation<'POST /api/staff/cash/compare'> = async (shop, _member, input) => {
  const rows = readRemittance(input.file)
  if (typeof rows === 'string') return refuse(rows)
  if (rows.length > MAX_REMITTANCE_ROWS) return refuse('remittance_unreadable')
  return compareRemittance(await owedOrders(shop, input.carrier), rows)
}
