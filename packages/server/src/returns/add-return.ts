import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import type { Pickup } from '@little-dunes/domain/orders/returns/pickup'
import type {
  FirstReturnStatus,
  ReturnReason,
  ReturnResolution,
} from '@little-dunes/domain/orders/returns/return-lifecycle'
import type { ReturnProblem } from '@little-dunes/domain/orders/returns/return-terms'
import { queueReturnEmail } from '#returns/queue-return-email'
import { returnEvents, returnLines, returns } from '#returns/return-tables'
import { otherSizes, type ReturnableLine } from '#returns/returnable-lines'
import type { Shop } from '#shop'
import { moveReturnStock } from '#stock/move-return-stock'

interface ReturnedLine {
  position: number
  quantity: number
  reason: ReturnReason
  newSize?: string | undefined
}

interface NewReturn {
  status: FirstReturnStatus
  /** `customer` or the email of a team member. */
  actor: string
  resolution: ReturnResolution
  refundTo: RefundDestination
  lines: readonly ReturnedLine[]
  note?: string | undefined
  pickup?: Pickup | undefined
}

/** Size reserved for a line of an exchange. */
interface ExchangeSize {
  id: string
  size: string
}

export const notReturnable = (problem: ReturnProblem, details: Record<string, unknown> = {}): Refusal =>
  refuse('not_returnable', { textKey: `return_${problem}`, problem, ...details })

/**
 * Adds a return for lines of a locked order, takes the sizes of an exchange from the stock and returns the new id. Adds
 * their products to `changed`.
 */
export async function addReturn(
  tx: Shop,
  { orderId, lines }: { orderId: string; lines: readonly ReturnableLine[] },
  one: NewReturn,
  changed: Set<string>,
): Promise<string | Refusal> {
  const wrong = lineProblem(lines, one.lines)
  if (wrong) return wrong
  const sizes = await findExchangeSizes(tx, lines, one)
  if (isRefusal(sizes)) return sizes
  const reserved = await moveReturnStock(
    tx,
    one.lines.flatMap(({ quantity }, at) => {
      const size = sizes[at]
      return size ? [{ sizeEntryId: size.id, delta: -quantity }] : []
    }),
    'exchange',
    { orderId, actor: one.actor },
  )
  if (!reserved) return refuse('size_not_kept')
  for (const id of reserved.productIds) changed.add(id)
  return insertReturn(tx, orderId, one, { sizes, reserved: reserved.moved })
}

/** Returns null when these units can come back. */
function lineProblem(lines: readonly ReturnableLine[], requested: readonly ReturnedLine[]): Refusal | null {
  const positions = requested.map(({ position }) => position)
  if (requested.length === 0 || new Set(positions).size !== positions.length) return refuse('malformed')
  for (const { position, quantity } of requested) {
    if (quantity < 1) return refuse('invalid_quantity', { textKey: 'quantity_at_least_one' })
    const line = lines.find((one) => one.position === position)
    if (line?.isExcluded) return notReturnable('excluded', { position })
    const units = line?.units ?? 0
    if (quantity > units) return notReturnable('nothing_left', { position, left: units })
  }
  return null
}

/** The requested size for each line of an exchange; empty for other returns. */
async function findExchangeSizes(
  tx: Shop,
  lines: readonly ReturnableLine[],
  { resolution, lines: requested }: NewReturn,
): Promise<ExchangeSize[] | Refusal> {
  const sizes: ExchangeSize[] = []
  for (const { position, newSize } of resolution === 'exchange' ? requested : []) {
    const line = lines.find((one) => one.position === position)
    const others = line ? await otherSizes(tx, line) : []
    const size = others.find((other) => other.size === newSize)
    if (!size) return refuse(newSize === undefined ? 'size_required' : 'size_not_available', { position })
    sizes.push(size)
  }
  return sizes
}

async function insertReturn(
  tx: Shop,
  orderId: string,
  { status, actor, resolution, refundTo, note, lines, pickup }: NewReturn,
  { sizes, reserved }: { sizes: ExchangeSize[]; reserved: number[] },
): Promise<string> {
  const [id, now] = [tx.newId(), tx.now()]
  await tx.db.insert(returns).values({
    ...{ id, orderId, status, resolution, refundTo, requestedAt: now, note: note?.trim() ?? '' },
    pickupDay: pickup?.day ?? null,
    pickupWindow: pickup?.window ?? null,
  })
  await tx.db.insert(returnLines).values(
    lines.map(({ position, quantity, reason }, at) => ({
      ...{ returnId: id, orderId, position, quantity, reason },
      newSizeEntryId: sizes[at]?.id ?? null,
      newSize: sizes[at]?.size ?? null,
      reserved: -(reserved[at] ?? 0),
    })),
  )
  await tx.db.insert(returnEvents).values({ returnId: id, at: now, actor, toStatus: status })
  await queueReturnEmail(tx, { id, orderId }, status)
  return id
}
