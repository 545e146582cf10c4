import type { InputOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export type ProductQuery = InputOf<'GET /api/staff/products'>

export const productsAddress = listAddress<ProductQuery>(PATHS.products, {
  names: ['q', 'status', 'category', 'subCategory', 'age', 'stock', 'mark', 'sort', 'older', 'newer'],
})

export const productPath = (id: string): string => `${PATHS.products}/${id}`
