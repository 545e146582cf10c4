import type { InputOf } from '@little-dunes/domain/contract/calls'
import { FIGURE_STEPS, type FigureStep } from '@little-dunes/domain/figure-spans'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export type FigureQuery = Omit<InputOf<'GET /api/staff/figures'>, 'by'> & { by: FigureStep }

export const { read: readQuery, path: withQuery } = listAddress<FigureQuery>(PATHS.figures, {
  choices: { by: { values: FIGURE_STEPS, usual: 'day' } },
  names: ['until'],
})
