import { type RefObject, useEffect, useState } from 'react'
import { type CardProduct, toCardProduct } from '#catalogue/card/card-product'
import { localStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { onceNearViewport } from '#product/once-near-viewport'
import { addSeenProduct, readSeenProducts, removeSeenProducts } from '#product/recently-seen/seen-products'

const MAX_SHOWN = 8
/** The cards in the order of the ids; ids that the shop no longer knows are removed. */
async function askFor(ids: readonly string[]): Promise<CardProduct[]> {
  const answer = await call('GET /api/product/list', { ids: [...ids] }).catch(() => null)
  if (!answer?.success) return []
  const cards = new Map(answer.products.map((product) => [product._id, toCardProduct(product)]))
  removeSeenProducts(
    localStore,
    ids.filter((id) => !cards.has(id)),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export interface RecentlySeenProducts {
  /** Number of remembered products; some may no longer be in the shop. */
  count: number
  /** Null until loaded. */
  cards: CardProduct[] | null
}

/** Products seen before this one. This product is remembered for the next page. */
export function useRecentlySeen(
  currentId: string,
  place: RefObject<HTMLElement | null>,
): RecentlySeenProducts {
  const [ids, setIds] = useState<readonly string[]>([])
  const [cards, setCards] = useState<CardProduct[] | null>(null)

  useEffect(() => {
    const others = readSeenProducts(localStore).filter((id) => id !== currentId)
    setIds(others.slice(0, MAX_SHOWN))
    addSeenProduct(localStore, currentId)
  }, [currentId])

  useEffect(() => {
    if (ids.length === 0 || !place.current) return
    let left = false
    const stop = onceNearViewport(place.current, async () => {
      const known = await askFor(ids)
      if (!left) setCards(known)
    })
    return () => {
      left = true
      stop()
    }
  }, [ids, place])

  return { count: cards?.length ?? ids.length, cards }
}
