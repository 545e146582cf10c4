import { STOCK_LEVEL_FILTERS } from '@little-dunes/domain/contract/staff/choices'
import type { LevelView } from '#inventory/levels/levels-messages'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

const SEARCHED_VIEWS: readonly LevelView[] = ['all', ...STOCK_LEVEL_FILTERS]
export const LEVEL_VIEWS: readonly LevelView[] = ['wanted', ...SEARCHED_VIEWS]

export type LevelQuery = { view: LevelView; q?: string; older?: string; newer?: string }

/** A search covers all sizes unless it names a view. */
export const levelsAddress = listAddress<LevelQuery>(PATHS.inventory, {
  choices: {
    view: ({ q }) =>
      q === undefined ? { values: LEVEL_VIEWS, usual: 'wanted' } : { values: SEARCHED_VIEWS, usual: 'all' },
  },
  names: ['q', 'older', 'newer'],
})
