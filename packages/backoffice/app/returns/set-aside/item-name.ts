import type { SetAsideItem } from '@little-dunes/domain/contract/returns/staff/set-aside-calls'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'

export const getItemName = ({ name, colour, size }: SetAsideItem): string =>
  commaList([name, colour, sizeName(size)])
