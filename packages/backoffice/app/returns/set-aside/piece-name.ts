import type { SetAsidePieces } from '@little-dunes/domain/contract/returns/staff/set-aside-calls'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'

export const pieceName = ({ name, colour, size }: SetAsidePieces): string =>
  commaList([name, colour, sizeName(size)])
