import { MOST_REMITTANCE_ROWS } from '@little-dunes/domain/contract/staff/cash-calls'
import { LARGEST_REMITTANCE_FILE } from '@little-dunes/domain/contract/staff/choices'
import { refuse } from '@little-dunes/domain/messages/failures'
import { compareRemittance } from '@little-dunes/domain/orders/cash/remittance'
import { owedOrders } from '#backoffice/cash/owed-orders'
import { readRemittance } from '#backoffice/cash/read-remittance'
import type { Operation } from '#http/perform-call'

/** Bytes of a call that carries the largest file: base64 takes a third more. */
export const MAX_REMITTANCE_BODY_BYTES = Math.ceil((LARGEST_REMITTANCE_FILE * 4) / 3) + 64 * 1024

/** Says what a courier's file settles, and what it does not; writes nothing. */
export const compareCash: Operation<'POST /api/staff/cash/compare'> = async (shop, _member, input) => {
  const bytes = Buffer.from(input.content, 'base64')
  if (bytes.length > LARGEST_REMITTANCE_FILE) return refuse('remittance_unreadable')
  const rows = readRemittance(bytes)
  if (typeof rows === 'string') return refuse(rows)
  if (rows.length > MOST_REMITTANCE_ROWS) return refuse('remittance_unreadable')
  return { success: true, ...compareRemittance(await owedOrders(shop, input.carrier), rows) }
}
