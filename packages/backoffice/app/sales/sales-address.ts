import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export const VIEWS = ['all', 'live', 'planned', 'ended'] as const
export type SalesView = (typeof VIEWS)[number]

export const salesAddress = listAddress<{ view: SalesView; sale?: string }>(PATHS.sales, {
  choices: { view: { values: VIEWS, usual: 'all' } },
  names: ['sale'],
})
export const salesPath = salesAddress.path
