import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export const VIEWS = ['all', 'live', 'planned', 'ended'] as const
export type CodesView = (typeof VIEWS)[number]

export const codesAddress = listAddress<{ view: CodesView; code?: string }>(PATHS.discounts, {
  choices: { view: { values: VIEWS, usual: 'all' } },
  names: ['code'],
})
export const codesPath = codesAddress.path
