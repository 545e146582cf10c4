export const lowMessages = {
  low: 'Running low',
  more: (count: number) => (count === 1 ? 'View 1 size' : `View all ${count}`),
  soldOut: 'Sold out',
  left: (count: number) => `${count} left`,
  sold: (count: number) => `${count} sold in 4 weeks`,
  awaited: (count: number) => (count === 1 ? '1 customer waiting' : `${count} customers waiting`),
  nothingLow: 'No sizes are running low.',
}
