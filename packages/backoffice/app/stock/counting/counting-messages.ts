export const countingMessages = {
  counting: (shelf: string) => (shelf === '' ? 'Counting what has no shelf' : `Counting shelf ${shelf}`),
  progress: (counted: number, of: number, time: string, by: string | null) =>
    `${counted} of ${of} · begun ${time}${by === null ? '' : ` by ${by}`}`,
  progressLabel: 'Counted',
  last: 'Scanned last',
  less: 'One less',
  more: 'One more',
  expected: (pieces: number) => `The shop has ${pieces}`,
  pause: 'Pause',
  paused: 'Paused. Anybody can go on with it, on any device.',
  pausedBy: (counted: string, by: string) => `Paused: ${counted} counted, by ${by}`,
  differences: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  ledger: 'Ledger',
  meanwhile: 'newest movements',
  whole: 'All movements',
  kept: 'Entries are never changed, only balanced by a new one.',
}
