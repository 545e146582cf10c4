import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import type { PickedItem } from '#orders/item-picker/size-picker.tsx'
import { withItem } from '#orders/item-picker/with-item'

export interface LinesDraft {
  /** Units by index of their line; 0 removes it. */
  kept: Readonly<Record<number, number>>
  added: readonly PickedItem[]
}

export const draftOf = (lines: readonly OrderLine[]): LinesDraft => ({
  kept: Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity])),
  added: [],
})

export const isChanged = ({ kept, added }: LinesDraft, lines: readonly OrderLine[]): boolean =>
  added.length > 0 || lines.some(({ position, quantity }) => kept[position] !== quantity)

/** Adds an item; if the order already has the size, its line gets more units. */
export function withAdded(draft: LinesDraft, lines: readonly OrderLine[], item: PickedItem): LinesDraft {
  const line = lines.find(({ sku }) => sku === item.sku)
  if (!line) return { ...draft, added: withItem(draft.added, item) }
  const units = (draft.kept[line.position] ?? 0) + item.quantity
  return { ...draft, kept: { ...draft.kept, [line.position]: units } }
}

/** Input to price or save the draft; null when it leaves no line. */
export function linesInput(
  { id: orderId, lines }: Pick<WholeOrder, 'id' | 'lines'>,
  { kept, added }: LinesDraft,
): InputOf<'POST /api/staff/order/lines/quote'> | null {
  const staying = lines.flatMap(({ position }) => {
    const quantity = kept[position] ?? 0
    return quantity > 0 ? [{ position, quantity }] : []
  })
  if (staying.length + added.length === 0) return null
  return {
    orderId,
    from: lines.map(({ position, sku, quantity }) => ({ position, sku, quantity })),
    kept: staying,
    added: added.map(({ productId: itemId, size, colour: colorName, quantity }) => ({
      itemId,
      size,
      colorName,
      quantity,
    })),
  }
}
