import { ANALYTICS_STEPS, type AnalyticsStep } from '@little-dunes/domain/analytics-spans'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export type AnalyticsQuery = Omit<InputOf<'GET /api/staff/analytics'>, 'by'> & { by: AnalyticsStep }

export const { read: readQuery, path: withQuery } = listAddress<AnalyticsQuery>(PATHS.analytics, {
  choices: { by: { values: ANALYTICS_STEPS, usual: 'day' } },
  names: ['until'],
})
