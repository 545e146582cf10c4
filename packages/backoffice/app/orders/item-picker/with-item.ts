import type { PickedItem } from '#orders/item-picker/size-picker.tsx'

/** Adds an item; the quantities of an existing size add up. */
export function withItem(items: readonly PickedItem[], added: PickedItem): PickedItem[] {
  if (!items.some(({ sku }) => sku === added.sku)) return [...items, added]
  return items.map((item) =>
    item.sku === added.sku ? { ...item, quantity: item.quantity + added.quantity } : item,
  )
}
