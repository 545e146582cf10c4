import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import type { PickedItem } from '#orders/item-picker/size-picker.tsx'
import { withItem } from '#orders/item-picker/with-item'

export interface LinesDraft {
  /** Units by index of their line; 0 removes it. */
  remaining: Readonly<Record<number, number>>
  added: readonly PickedItem[]
}

export const toDraft = (lines: readonly OrderLine[]): LinesDraft => ({
  remaining: Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity])),
  added: [],
})

export const isChanged = ({ remaining, added }: LinesDraft, lines: readonly OrderLine[]): boolean =>
  added.length > 0 || lines.some(({ position, quantity }) => remaining[position] !== quantity)

/** Adds an item; if the order already has the size, its line gets more units. */
export function withAdded(draft: LinesDraft, lines: readonly OrderLine[], item: PickedItem): LinesDraft {
  const line = lines.find(({ sku }) => sku === item.sku)
  if (!line) return { ...draft, added: withItem(draft.added, item) }
  const units = (draft.remaining[line.position] ?? 0) + item.quantity
  return { ...draft, remaining: { ...draft.remaining, [line.position]: units } }
}

/** Input to price or save the draft; null when it leaves no line. */
export function linesInput(
  { id: orderId, lines }: Pick<WholeOrder, 'id' | 'lines'>,
  { remaining, added }: LinesDraft,
): InputOf<'POST /api/staff/order/lines/quote'> | null {
  const staying = lines.flatMap(({ position }) => {
    const quantity = remaining[position] ?? 0
    return quantity > 0 ? [{ position, quantity }] : []
  })
  if (staying.length + added.length === 0) return null
  return {
    orderId,
    from: lines.map(({ position, sku, quantity }) => ({ position, sku, quantity })),
    remaining: staying,
    added: added.map(({ productId: itemId, size, colour: colorName, quantity }) => ({
      itemId,
      size,
      colorName,
      quantity,
    })),
  }
}
