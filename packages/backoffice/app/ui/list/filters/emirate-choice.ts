import { REGIONS } from '@little-dunes/domain/accounts/address'
import { regionName } from '#ui/display/region-name'
import type { ChoiceFilter } from '#ui/list/filters/choice-chip.tsx'

export const emirateChoice = (label: string): ChoiceFilter => ({
  name: 'region',
  label,
  options: REGIONS.map((region) => ({ value: region, text: regionName(region) })),
})
