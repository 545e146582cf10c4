const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const packingMessages = {
  title: 'Packing',
  orders: 'Orders',
  context: (orderCount: number, unitCount: number) => `${orders(orderCount)}, ${items(unitCount)}, by shelf.`,
  empty: 'No orders to pack.',
  toShip: 'Orders to ship',
  goOnToShip: 'Continue to shipping',
  printSlips: 'Print packing slips',
  next: (shelf: string | null, name: string, size: string) =>
    shelf === null ? `Next: ${name}, ${size}` : `Next: ${shelf} · ${name}, ${size}`,
  allPicked: 'Everything is picked',
  progress: (picked: number, all: number) =>
    `${picked} of ${all} picked${picked < all ? ' · scan or tap the tick' : ''}`,
  scanLabel: 'Scan an item',
  scanHint: 'Ready to scan',
  list: 'To pick',
  pick: (name: string, size: string, number: string) => `Pick ${name}, ${size}, for ${number}`,
  ofUnits: (picked: number, all: number) => `${picked} of ${all}`,
  express: 'Express',
  boxes: 'Boxes',
  box: (place: number) => `Box ${place}`,
  packed: 'Packed',
  waiting: 'Waiting for network',
  right: (name: string, size: string, box: number, number: string) =>
    `${name}, ${size}: into box ${box}, ${number}.`,
  enough: (name: string, size: string) => `Too many: ${name}, ${size} is already fully picked.`,
  unknown: (code: string) => `Wrong item: ${code} isn't in any of these orders.`,
  orderPacked: (number: string) => `${number} packed.`,
  offline: (count: number) =>
    `No network. Your scans are saved. ${orders(count)} will be marked packed once you're back online.`,
  notPacked: (number: string, why: string) => `${number} wasn't packed: ${why}`,
  notThere: 'Item missing',
  notThereTitle: 'Missing from its shelf?',
  notThereAbout: (name: string, size: string, number: string) =>
    `${name}, ${size}: ${number} will be skipped, and the team gets a note.`,
  goOnPicking: 'Continue picking',
  notThereNote: (name: string, size: string, shelf: string | null) =>
    `${name}, ${size} was missing from ${shelf === null ? 'its shelf' : `shelf ${shelf}`} when the order was packed.`,
  leftOut: (number: string) => `${number} skipped, with a note for the team.`,
  ordersLeftOut: (count: number) =>
    `Skipped: ${orders(count)} with an item missing from its shelf. Select ${count === 1 ? 'it' : 'them'} under Orders to pick anyway.`,
  picked: 'Picked',
  sounds: 'A high tone means the right item. Two low tones mean the wrong item, and the screen shows why.',
}
