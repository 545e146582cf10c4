/** A member of staff keeps at most this many views of a list. */
export const MOST_VIEWS = 20
/** Characters of a name: it stands on a tab. */
export const LONGEST_VIEW_NAME = 40

/** What is wrong with a view; pages have words for each. */
export const VIEW_PROBLEMS = ['required', 'too_long', 'taken', 'most', 'filters'] as const
export type ViewProblem = (typeof VIEW_PROBLEMS)[number]

/** What is wrong with a name as it was typed. */
export function viewNameProblem(name: string): ViewProblem | null {
  const length = name.trim().length
  if (length === 0) return 'required'
  return length > LONGEST_VIEW_NAME ? 'too_long' : null
}
