import type { PickedItem } from '#orders/item-picker/size-picker.tsx'

/** The items with one more; of a size that is there already the quantities add up. */
export function withItem(items: readonly PickedItem[], added: PickedItem): PickedItem[] {
  if (!items.some(({ sku }) => sku === added.sku)) return [...items, added]
  return items.map((item) =>
    item.sku === added.sku ? { ...item, quantity: item.quantity + added.quantity } : item,
  )
}
