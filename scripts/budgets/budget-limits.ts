/**
 * Maximum bytes that a page makes a phone fetch before any interaction; scripts include those of the first interaction.
 * Pages, scripts and styles are compressed with gzip.
 */
export const LIMITS = {
  'home page': 23_000,
  'product list page': 14_200,
  'product page': 15_000,
  /** Home, list and product page: React loads on the first interaction (decision 069). */
  'script before interaction': 2_800,
  'home page script': 108_000,
  'product list script': 161_500,
  'product page script': 111_000,
  'home page styles': 14_200,
  'product list styles': 15_000,
  'product page styles': 14_700,
  fonts: 70_000,
  'home page images': 180_000,
  'largest video': 600_000,
  /**
   * The largest screen when it is opened first: frame, router and its content, without react, react-dom and scheduler.
   */
  'back office screen script': 100_000,
  /** One sheet for all screens, downloaded once per release (decision 076). */
  'back office styles': 25_300,
} as const

export type Budget = keyof typeof LIMITS
export type Spent = Record<Budget, number>

export const overspent = (spent: Spent): Budget[] =>
  (Object.keys(LIMITS) as Budget[]).filter((budget) => !(spent[budget] <= LIMITS[budget]))

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(10)

export function budgetLines(spent: Spent): string[] {
  const over = overspent(spent)
  return (Object.keys(LIMITS) as Budget[]).map((budget) => {
    const mark = over.includes(budget) ? '  too much' : ''
    return `${budget.padEnd(34)}${kilobytes(spent[budget])} of ${kilobytes(LIMITS[budget])}${mark}`
  })
}
