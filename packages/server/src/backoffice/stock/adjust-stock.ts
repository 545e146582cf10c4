import { isProductId } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { lockSizeEntries, setStock } from '#stock/set-stock'

type Input = ParsedInput<'POST /api/staff/stock/move'>

/** Whether the move adds to the stock or takes from it; a correction says so itself. */
const SIGNS: Record<Input['move'], 1 | -1> = { received: 1, damaged: -1, lost: -1, correction: 1 }

/** Books received, damaged, lost or corrected units of one size. */
export const adjustStock: Operation<'POST /api/staff/stock/move'> = async (shop, member, input, context) => {
  if (!isProductId(input.sizeEntryId)) return refuse('size_not_found')
  const isWrong = input.units === 0 || (input.units < 0 && input.move !== 'correction')
  if (isWrong) return refuse('invalid_quantity', { field: 'units' })
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => move(tx, input, { member, context }))
  if (!isRefusal(answer)) shop.catalogue.stockChanged([answer.productId])
  return answer
}

interface Moved {
  success: true
  stock: number
  productId: string
}

async function move(tx: Shop, input: Input, author: AuditActor): Promise<Moved | Refusal> {
  const size = (await lockSizeEntries(tx, [input.sizeEntryId])).get(input.sizeEntryId)
  if (!size) return refuse('size_not_found')
  if (!size.counted) return refuse('stock_not_counted', { field: 'units' })
  const delta = SIGNS[input.move] * input.units
  const stock = size.stock + delta
  if (stock < 0) return refuse('negative_stock', { field: 'units', left: size.stock })
  const note = input.note.trim()
  await setStock(tx, size, stock, { reason: input.move, actor: author.member.email, note })
  const before = { stock: size.stock }
  const after = { stock, reason: input.move, ...(note && { note }) }
  await recordAuditEntry(tx, author, { subject: 'size', id: size.id, before, after })
  return { success: true, stock, productId: size.productId }
}
