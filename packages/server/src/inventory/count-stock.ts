import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput, ReplyOf } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { compareCount } from '#inventory/compare-count'
import { endPausedCount } from '#inventory/pause-count'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { lockSizeEntries, setStock } from '#stock/set-stock'

type Input = ParsedInput<'POST /api/staff/stock/count'>
type Result = ReplyOf<'POST /api/staff/stock/count'>['results'][number]

/** Books the difference to the stock at the start of the count, so sales since then stay booked. */
export const countStock: Operation<'POST /api/staff/stock/count'> = async (shop, member, input, context) => {
  const ids = input.lines.map(({ sizeEntryId }) => sizeEntryId)
  if (!ids.every(isUuid)) return refuse('size_not_found')
  if (new Set(ids).size < ids.length) return refuse('malformed', { field: 'lines' })
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => count(tx, input, { member, context }))
  if (!isRefusal(answer)) shop.catalogue.stockChanged(answer.productIds)
  return answer
}

interface Counted {
  results: Result[]
  productIds: string[]
}

async function count(tx: Shop, input: Input, author: AuditActor): Promise<Counted | Refusal> {
  const sizes = await lockSizeEntries(
    tx,
    input.lines.map(({ sizeEntryId }) => sizeEntryId),
  )
  const results: Result[] = []
  for (const [place, line] of input.lines.entries()) {
    const size = sizes.get(line.sizeEntryId)
    const field = `lines.${place}.counted`
    if (!size) return refuse('size_not_found', { field })
    const counted = await compareCount(tx, size, line)
    if (isRefusal(counted)) return { ...counted, field }
    const result: Result = { sizeEntryId: size.id, ...counted }
    const note = input.note.trim()
    await setStock(tx, size, result.stock, { reason: 'count', actor: author.member.email, note })
    const before = { stock: size.stock }
    const after = { stock: result.stock, counted: line.counted, ...(note && { note }) }
    await recordAuditEntry(tx, author, { id: size.id, before, after })
    results.push(result)
  }
  if (input.paused) await endPausedCount(tx, input.paused)
  const productIds = [...new Set([...sizes.values()].map(({ productId }) => productId))]
  return { results, productIds }
}
