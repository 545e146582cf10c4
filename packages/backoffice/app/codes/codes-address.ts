import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export const VIEWS = ['all', 'live', 'planned', 'ended'] as const
export type CodesView = (typeof VIEWS)[number]

interface CodesQuery {
  view: CodesView
  /** The open one. */
  code?: string | null
}

export const { read: readQuery, path: codesPath } = listAddress<CodesQuery>(PATHS.codes, {
  choices: { view: { values: VIEWS, usual: 'all' } },
  names: ['code'],
})
