import type { SizeChartRow } from '#catalogue/sizes'

/** The size chart in the editor: the first language and optional Arabic texts. */
export interface EditedSizeChart {
  /** Heading of the weight column (D-16). */
  heading: string
  headingAr: string
  rows: (SizeChartRow & { ageAr: string })[]
}

export type SizeChartProblem = 'required' | 'too_long' | 'twice' | 'rows'

const MAX_ROWS = 30
const LONGEST = 40
const NEEDED = ['size', 'height', 'weight', 'age'] as const

/** Problems by field: `rows`, `heading`, or a cell such as `2.height`. Empty for a valid chart. */
export function sizeChartProblems({ rows, ...headings }: EditedSizeChart): Record<string, SizeChartProblem> {
  const problems: Record<string, SizeChartProblem> = {}
  const check = (name: string, value: string, isNeeded: boolean) => {
    if (value.length > LONGEST) problems[name] = 'too_long'
    else if (isNeeded && value.trim() === '') problems[name] = 'required'
  }
  if (rows.length === 0 || rows.length > MAX_ROWS) problems.rows = 'rows'
  check('heading', headings.heading, true)
  check('headingAr', headings.headingAr, false)
  for (const [at, row] of rows.entries()) {
    for (const name of NEEDED) check(`${at}.${name}`, row[name], true)
    check(`${at}.ageAr`, row.ageAr, false)
    if (rows.findIndex(({ size }) => size.trim() === row.size.trim()) < at) problems[`${at}.size`] = 'twice'
  }
  return problems
}
