import type { InputOf } from '@little-dunes/domain/contract/calls'
import { SHOPPER_VIEWS, type ShopperView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export type ShopperQuery = Omit<InputOf<'GET /api/staff/shoppers'>, 'view'> & { view: ShopperView }

export const shoppersAddress = listAddress<ShopperQuery>(PATHS.shoppers, {
  choices: { view: { values: SHOPPER_VIEWS, usual: 'all' } },
  names: ['q', 'ordered', 'guest', 'news', 'region', 'older', 'newer'],
})

export const shopperPath = (id: string): string => `${PATHS.shoppers}/${id}`
