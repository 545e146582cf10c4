import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { ListedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'

type Counts = ReplyOf<'GET /api/staff/products/counts'>['counts']

/** Figures beside a list, which does not wait for them; without an answer those of the list before stay. */
function useAnswer<Answer>(ask: () => Promise<Answer | null>, list: readonly ListedProduct[]) {
  const [known, setKnown] = useState<{ answer: Answer; list: readonly ListedProduct[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each answer of the list.
  useEffect(() => {
    let isShown = true
    ask()
      .then((answer) => isShown && answer !== null && setKnown({ answer, list }))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [list])
  return known
}

/** How many products each tab holds. */
export function useProductCounts(products: readonly ListedProduct[]): Counts | null {
  const known = useAnswer(async () => {
    const answer = await call('GET /api/staff/products/counts', {})
    return isWireRefusal(answer) ? null : answer.counts
  }, products)
  return known?.answer ?? null
}

/** Pieces sold of a listed product; undefined while that is not known. */
export type SoldOf = (productId: string) => number | undefined

/** Null for who may not see sales. */
export function useSold(products: readonly ListedProduct[], maySee: boolean): SoldOf | null {
  const known = useAnswer(async () => {
    const ids = products.map(({ id }) => id)
    if (!maySee || ids.length === 0) return null
    const answer = await call('GET /api/staff/products/sold', { ids })
    return isWireRefusal(answer) ? null : answer.sold
  }, products)
  return maySee ? (id) => known?.answer[id] ?? (known?.list === products ? 0 : undefined) : null
}
