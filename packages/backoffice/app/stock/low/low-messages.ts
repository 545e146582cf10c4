export const lowMessages = {
  low: 'Running low',
  more: (count: number) => (count === 1 ? '1 size in all' : `${count} sizes in all`),
  soldOut: 'Sold out',
  left: (count: number) => `${count} left`,
  sold: (count: number) => `${count} sold in 4 weeks`,
  awaited: (count: number) => (count === 1 ? '1 shopper waits' : `${count} shoppers wait`),
  nothingLow: 'Every size that sells has more than three pieces.',
}
