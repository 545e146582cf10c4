import { RETURN_VIEWS, type ReturnView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export type ReturnsQuery = { view: ReturnView; q?: string }

export const returnsAddress = listAddress<ReturnsQuery>(PATHS.returns, {
  choices: { view: { values: RETURN_VIEWS, usual: 'open' } },
  names: ['q'],
})
export const returnsPath = returnsAddress.path

export const returnPath = (id: string): string => `${PATHS.returns}/${id}`

export const getAddReturnPath = (orderId: string): string => `${PATHS.addReturn}?order=${orderId}`
