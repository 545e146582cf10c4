import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { call } from '#platform/client'
import { useBesideList } from '#ui/list/list-counts'

type Counts = ReplyOf<'GET /api/staff/products/counts'>['counts']

export function useProductCounts(products: readonly ListedProduct[]): Counts | null {
  const known = useBesideList(async () => {
    const answer = await call('GET /api/staff/products/counts', {})
    return isWireRefusal(answer) ? null : answer.counts
  }, products)
  return known?.answer ?? null
}

/** Sold units of a listed product; undefined until loaded. */
export type SoldOf = (productId: string) => number | undefined

/** Null for roles without access to sales. */
export function useSold(products: readonly ListedProduct[], maySee: boolean): SoldOf | null {
  const known = useBesideList(async () => {
    const ids = products.map(({ id }) => id)
    if (!maySee || ids.length === 0) return null
    const answer = await call('GET /api/staff/products/sold', { ids })
    return isWireRefusal(answer) ? null : answer.sold
  }, products)
  return maySee ? (id) => known?.answer[id] ?? (known?.list === products ? 0 : undefined) : null
}
