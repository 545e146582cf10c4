const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)
const sizes = (count: number): string => (count === 1 ? '1 size' : `${count} sizes`)

export const receivingMessages = {
  title: 'Receive a delivery',
  context: 'Each scan adds an item. The list stays on this device until you add it to stock.',
  list: 'Received items',
  whichSize: (name: string) => `${name}: choose a size. Each press adds an item.`,
  empty: 'No items yet. Scan the first one, or type its barcode, SKU or article number.',
  items: 'Quantity',
  quantityLabel: (size: string) => `Quantity of ${size}`,
  archived: 'archived',
  added: (size: string, units: number) => `${size}: ${items(units)}`,
  notAdded: (code: string, why: string) => `“${code}” was not added. ${why}`,
  full: (max: number) => `A list can hold ${max} sizes. Add these to stock first.`,
  removeHead: 'Remove',
  remove: (size: string) => `Remove ${size}`,
  removed: (size: string) => `${size} removed from the list.`,
  undo: 'Undo',
  note: 'Delivery note',
  sum: (units: number, lines: number) => `${items(units)} of ${sizes(lines)}`,
  book: 'Add to stock',
  booked: (units: number, lines: number) => `${items(units)} of ${sizes(lines)} added to stock.`,
  noResponse:
    "The shop didn't respond, so the list may or may not be in stock. It's saved here. Add it to stock again. Nothing is added twice.",
  bookedBefore:
    'This list was added to stock before your last changes. Only the response was lost. Check all stock movements under Inventory, then start a new list with the missing items.',
  beginAnew: 'Start a new list',
}
