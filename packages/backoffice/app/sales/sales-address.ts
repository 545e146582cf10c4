import { PATHS } from '#shell/paths'

export const VIEWS = ['all', 'live', 'planned', 'ended'] as const
export type SalesView = (typeof VIEWS)[number]

export const readView = (parameters: URLSearchParams): SalesView =>
  VIEWS.find((view) => view === parameters.get('view')) ?? 'all'

/** The address of a view, with the sale that is chosen. */
export function salesPath({ view, sale }: { view: SalesView; sale?: string | null }): string {
  const pairs = [...(view === 'all' ? [] : [['view', view]]), ...(sale ? [['sale', sale]] : [])]
  return pairs.length > 0 ? `${PATHS.sales}?${new URLSearchParams(pairs)}` : PATHS.sales
}
