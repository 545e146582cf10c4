/**
 * Maximum bytes that a page makes a phone fetch before any interaction; scripts include those of the first interaction.
 * Pages, scripts and styles are compressed with gzip.
 */
export const LIMITS = {
  'page of home': 25_700,
  'list of products': 14_600,
  'page of a product': 13_900,
  /** Home, list and product page: React loads on the first interaction (decision 069). */
  'script before a page is used': 2_500,
  'script of home': 142_700,
  'script of the products page': 151_000,
  'script of a product page': 161_300,
  'styles of home': 12_000,
  'styles of the products page': 12_150,
  'styles of a product page': 13_350,
  fonts: 70_000,
  'pictures of home': 180_000,
  'the largest film': 600_000,
  /**
   * The largest screen when it is opened first: frame, router and its content, without react, react-dom and scheduler.
   */
  'script of a screen of the staff': 100_000,
  /** One sheet for all screens, downloaded once per release (decision 076). */
  'styles of the back office': 25_300,
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
