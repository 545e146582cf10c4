const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

export const packingMessages = {
  title: 'Packing',
  orders: 'Orders',
  context: (orderCount: number, pieceCount: number) =>
    `${orders(orderCount)}, ${pieces(pieceCount)}, by shelf.`,
  empty: 'Nothing waits to be packed.',
  toShip: 'Orders to ship',
  goOnToShip: 'Go on to ship',
  printSlips: 'Print the slips',
  next: (shelf: string | null, name: string, size: string) =>
    shelf === null ? `Next: ${name}, ${size}` : `Next: ${shelf} · ${name}, ${size}`,
  allPicked: 'Everything is picked',
  progress: (picked: number, all: number) =>
    `${picked} of ${all} picked${picked < all ? ' · scan or tap the tick' : ''}`,
  scanLabel: 'Scan a piece',
  scanHint: 'Ready to scan',
  list: 'To pick',
  pick: (name: string, size: string, number: string) => `Pick ${name}, ${size}, for ${number}`,
  ofUnits: (picked: number, all: number) => `${picked} of ${all}`,
  express: 'Express',
  boxes: 'Into these boxes',
  box: (place: number) => `Box ${place}`,
  packed: 'Packed',
  waiting: 'Waits for the network',
  right: (name: string, size: string, box: number, number: string) =>
    `${name}, ${size}: into box ${box}, ${number}.`,
  enough: (name: string, size: string) => `Too many: all of ${name}, ${size} is picked already.`,
  unknown: (code: string) => `Wrong piece: ${code} is in none of these orders.`,
  orderPacked: (number: string) => `${number} is packed.`,
  offline: (count: number) =>
    `No network. What was scanned is kept; ${orders(count)} will be marked as packed once it is back.`,
  notPacked: (number: string, why: string) => `${number} was not packed: ${why}`,
  notThere: 'Not there',
  notThereTitle: 'Not on its shelf?',
  notThereAbout: (name: string, size: string, number: string) =>
    `${name}, ${size}: ${number} is left out, and the team gets a note.`,
  goOnPicking: 'Go on picking',
  notThereNote: (name: string, size: string, shelf: string | null) =>
    `${name}, ${size} was not on the shelf${shelf === null ? '' : ` ${shelf}`} when the order was packed.`,
  leftOut: (number: string) => `${number} is left out, with a note for the team.`,
  ordersLeftOut: (count: number) =>
    `Left out: ${orders(count)} of which a piece was not on its shelf. Tick ${count === 1 ? 'it' : 'them'} under Orders to pick all the same.`,
  picked: 'Picked',
  sounds: 'A high tone says right piece. Two low tones say wrong piece, and the screen shows why.',
}
