import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Operation } from '#http/perform-call'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { compareCount } from '#inventory/compare-count'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { type LockedSizeEntry, lockSizeEntries, setStock } from '#stock/set-stock'

type Move = ParsedInput<'POST /api/staff/stock/move'>
type Line = ParsedInput<'POST /api/staff/stock/moves'>['lines'][number]
type CountedLine = Extract<Line, { move: 'counted' }>

/** A correction carries its own sign. */
const SIGNS: Record<Move['move'], 1 | -1> = { received: 1, damaged: -1, lost: -1, correction: 1 }

export const adjustStock: Operation<'POST /api/staff/stock/move'> = async (shop, member, input, context) => {
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => move(tx, input, { member, context }))
  if (!isRefusal(answer)) shop.catalogue.stockChanged([answer.productId])
  return answer
}

/** Books movements and counts of any sizes in their order, all of them or none. */
export const adjustStocks: Operation<'POST /api/staff/stock/moves'> = async (
  shop,
  member,
  input,
  context,
) => {
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) =>
    moveAll(tx, input.lines, { member, context }),
  )
  if (!isRefusal(answer)) shop.catalogue.stockChanged(answer.productIds)
  return answer
}

interface Moved {
  stock: number
  productId: string
}

async function move(tx: Shop, input: Move, author: AuditActor): Promise<Moved | Refusal> {
  const size = (await lockSizes(tx, [input])).get(input.sizeEntryId)
  if (!size) return refuse('size_not_found')
  const stock = await moveSize(tx, size, input, author)
  if (isRefusal(stock)) return { ...stock, field: 'units' }
  return { stock, productId: size.productId }
}

interface AllMoved {
  stocks: number[]
  productIds: string[]
}

async function moveAll(tx: Shop, lines: readonly Line[], author: AuditActor): Promise<AllMoved | Refusal> {
  const sizes = await lockSizes(tx, lines)
  const before = new Map([...sizes].map(([id, { stock }]) => [id, stock]))
  const counted = new Set<string>()
  const stocks: number[] = []
  for (const [place, line] of lines.entries()) {
    const size = sizes.get(line.sizeEntryId)
    if (!size) return refuse('size_not_found', { field: `lines.${place}.sizeEntryId` })
    if (line.move === 'counted' && counted.has(size.id))
      return refuse('counted_meanwhile', { field: `lines.${place}.units` })
    const movedUnits = size.stock - (before.get(size.id) ?? 0)
    const stock =
      line.move === 'counted'
        ? await countSize(tx, size, { ...line, movedUnits }, author)
        : await moveSize(tx, size, line, author)
    if (isRefusal(stock)) return { ...stock, field: `lines.${place}.units` }
    if (line.move === 'counted') counted.add(size.id)
    sizes.set(size.id, { ...size, stock })
    stocks.push(stock)
  }
  const productIds = [...new Set([...sizes.values()].map(({ productId }) => productId))]
  return { stocks, productIds }
}

const lockSizes = (
  tx: Shop,
  lines: readonly Pick<Line, 'sizeEntryId'>[],
): Promise<Map<string, LockedSizeEntry>> =>
  lockSizeEntries(tx, lines.map(({ sizeEntryId }) => sizeEntryId).filter(isUuid))

async function moveSize(
  tx: Shop,
  size: LockedSizeEntry,
  { move, units, note: words }: Move,
  author: AuditActor,
): Promise<number | Refusal> {
  const isWrong = units === 0 || (units < 0 && move !== 'correction')
  if (isWrong) return refuse('invalid_quantity')
  if (!size.counted) return refuse('stock_not_counted')
  const stock = size.stock + SIGNS[move] * units
  if (stock < 0) return refuse('negative_stock', { left: size.stock })
  const note = words.trim()
  await setStock(tx, size, stock, { reason: move, actor: author.member.email, note })
  const before = { stock: size.stock }
  const after = { stock, reason: move, ...(note && { note }) }
  await recordAuditEntry(tx, author, { id: size.id, before, after })
  return stock
}

async function countSize(
  tx: Shop,
  size: LockedSizeEntry,
  { units, movement, movedUnits, note: words }: CountedLine & { movedUnits: number },
  author: AuditActor,
): Promise<number | Refusal> {
  const compared = await compareCount(tx, size, { counted: units, movement, movedUnits })
  if (isRefusal(compared)) return compared
  const { stock } = compared
  const note = words.trim()
  await setStock(tx, size, stock, { reason: 'count', actor: author.member.email, note })
  const before = { stock: size.stock }
  const after = { stock, counted: units, ...(note && { note }) }
  await recordAuditEntry(tx, author, { id: size.id, before, after })
  return stock
}
