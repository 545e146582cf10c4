import type { PickedItem } from '#orders/item-picker/size-picker.tsx'

const isSame = (a: PickedItem, b: PickedItem): boolean =>
  a.productId === b.productId && a.colour === b.colour && a.size === b.size

/** The items with one more; of a size that is there already the quantities add up. */
export function withItem(items: readonly PickedItem[], added: PickedItem): PickedItem[] {
  if (!items.some((item) => isSame(item, added))) return [...items, added]
  return items.map((item) =>
    isSame(item, added) ? { ...item, quantity: item.quantity + added.quantity } : item,
  )
}
