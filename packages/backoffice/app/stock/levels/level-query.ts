import { STOCK_LEVEL_FILTERS } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'
import type { LevelView } from '#stock/levels/levels-messages'

export const LEVEL_VIEWS: readonly LevelView[] = ['wanted', 'all', ...STOCK_LEVEL_FILTERS]

/** What the address says; a search looks through all sizes unless it names a view. */
export interface LevelQuery {
  view: LevelView
  q?: string | undefined
  older?: string | undefined
  newer?: string | undefined
}

export function readLevelQuery(parameters: URLSearchParams): LevelQuery {
  const of = (name: string) => parameters.get(name)?.trim() || undefined
  const q = of('q')
  const asked = LEVEL_VIEWS.find((view) => view === of('view'))
  const view = asked ?? (q === undefined ? 'wanted' : 'all')
  return {
    view: view === 'wanted' && q !== undefined ? 'all' : view,
    q,
    older: of('older'),
    newer: of('newer'),
  }
}

/** The address of a list of sizes. */
export function levelsPath({ view, ...query }: LevelQuery): string {
  const isFirst = view === (query.q === undefined ? 'wanted' : 'all')
  const pairs = Object.entries({ ...(!isFirst && { view }), ...query })
  const search = new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return search.size === 0 ? PATHS.stock : `${PATHS.stock}?${search}`
}
