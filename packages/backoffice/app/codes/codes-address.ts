import { PATHS } from '#shell/paths'

export const VIEWS = ['all', 'live', 'planned', 'ended'] as const
export type CodesView = (typeof VIEWS)[number]

export const readView = (parameters: URLSearchParams): CodesView =>
  VIEWS.find((view) => view === parameters.get('view')) ?? 'all'

/** The address of a view, with the code that is chosen. */
export function codesPath({ view, code }: { view: CodesView; code?: string | null }): string {
  const pairs = [...(view === 'all' ? [] : [['view', view]]), ...(code ? [['code', code]] : [])]
  return pairs.length > 0 ? `${PATHS.codes}?${new URLSearchParams(pairs)}` : PATHS.codes
}
