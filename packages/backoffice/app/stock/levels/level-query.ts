import { STOCK_LEVEL_FILTERS } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'
import type { LevelView } from '#stock/levels/levels-messages'
import { listAddress } from '#ui/list/address/list-address'

export const LEVEL_VIEWS: readonly LevelView[] = ['wanted', 'all', ...STOCK_LEVEL_FILTERS]

/** What the address says; a search looks through all sizes unless it names a view. */
export type LevelQuery = {
  view: LevelView
  q?: string | undefined
  older?: string | undefined
  newer?: string | undefined
}

const list = listAddress<LevelQuery>(PATHS.stock, {
  choices: { view: { values: LEVEL_VIEWS, usual: 'wanted' } },
  names: ['q', 'older', 'newer'],
})

export function readLevelQuery(parameters: URLSearchParams): LevelQuery {
  const query = list.read(parameters)
  return query.q !== undefined && query.view === 'wanted' ? { ...query, view: 'all' } : query
}

/** The address of a list of sizes. */
export const levelsPath = (query: LevelQuery): string =>
  list.path(query.q !== undefined && query.view === 'all' ? { ...query, view: 'wanted' } : query)
