/** Limit per team member and list. */
export const MAX_VIEWS = 20
/** Characters of a name, which is shown on a tab. */
export const LONGEST_VIEW_NAME = 40

/** Pages have a text for each. */
export const VIEW_PROBLEMS = ['required', 'too_long', 'taken', 'most', 'filters'] as const
export type ViewProblem = (typeof VIEW_PROBLEMS)[number]

export function viewNameProblem(name: string): ViewProblem | null {
  const length = name.trim().length
  if (length === 0) return 'required'
  return length > LONGEST_VIEW_NAME ? 'too_long' : null
}
