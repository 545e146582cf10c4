import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export const VIEWS = ['all', 'live', 'planned', 'ended'] as const
export type SalesView = (typeof VIEWS)[number]

interface SalesQuery {
  view: SalesView
  /** The open one. */
  sale?: string | null
}

export const { read: readQuery, path: salesPath } = listAddress<SalesQuery>(PATHS.sales, {
  choices: { view: { values: VIEWS, usual: 'all' } },
  names: ['sale'],
})
