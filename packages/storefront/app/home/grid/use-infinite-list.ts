import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CardProduct, toCardProduct } from '#catalogue/card/card-product'
import { useLocation, useNavigationType } from '#platform/address/address'
import { call } from '#platform/client'

/** CONST-23, CONST-24. */
const PAGE_SIZE = 10
const DELAY_MS = 800
/** Portions that load by themselves; then the visitor decides, so that the end of the page stays within reach. */
const UNASKED_PORTIONS = 4
/** A marker that was scrolled past quickly counts as seen while its placeholders are visible. */
const SEEN_ABOVE = '100% 0px 0px 0px'

/** The next portion; null on failure, which is only logged (HOME-38). */
async function fetchNextPage(offset: number): Promise<{ cards: CardProduct[]; total: number } | null> {
  try {
    const answer = await call('GET /api/product/list', { offset, limit: PAGE_SIZE })
    if (answer.success) return { cards: answer.products.map(toCardProduct), total: answer.total }
    console.error('Could not load the product list', answer.code)
  } catch (cause) {
    console.error('Could not load the product list', cause)
  }
  return null
}

/** Skips products that moved down the list in the meantime and are already shown. */
function withNew(cards: CardProduct[], more: CardProduct[]): CardProduct[] {
  const shown = new Set(cards.map((card) => card.id))
  return [...cards, ...more.filter((card) => !shown.has(card.id))]
}

interface InfiniteList {
  cards: CardProduct[]
  offset: number
  total: number
  /** Portions until the visitor is asked. */
  unasked: number
}

/** Grown lists by history entry of this visit, so that Back restores them. */
const grown = new Map<string, InfiniteList>()

/**
 * Grows each time the end marker has become fully visible, until all products are shown (STATE-17 to STATE-19). After
 * some portions the marker waits for `showMore`.
 */
export function useInfiniteList(
  first: CardProduct[],
  firstTotal: number,
  marker: RefObject<HTMLElement | null>,
) {
  const { key } = useLocation()
  const returned = useNavigationType() === 'POP'
  const [list, setList] = useState<InfiniteList>(
    () =>
      (returned && grown.get(key)) || {
        cards: first,
        offset: first.length,
        total: firstTotal,
        unasked: UNASKED_PORTIONS,
      },
  )
  const [stopped, setStopped] = useState(false)
  const hasMore = !stopped && list.offset < list.total
  const growing = hasMore && list.unasked > 0
  const { offset } = list
  const timer = useRef(0)
  useEffect(() => void grown.set(key, list), [key, list])

  useEffect(() => {
    const end = marker.current
    if (!growing || !end) return
    let left = false
    async function grow() {
      const portion = await fetchNextPage(offset)
      if (left) return
      if (!portion) return setStopped(true)
      setList(({ cards, unasked }) => ({
        cards: withNew(cards, portion.cards),
        offset: offset + PAGE_SIZE,
        total: portion.total,
        unasked: unasked - 1,
      }))
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        timer.current = window.setTimeout(grow, DELAY_MS)
      },
      { threshold: 1, rootMargin: SEEN_ABOVE },
    )
    observer.observe(end)
    return () => {
      left = true
      observer.disconnect()
      window.clearTimeout(timer.current)
    }
  }, [growing, offset, marker])

  const coming = growing ? Math.min(PAGE_SIZE, list.total - offset) : 0
  const showMore = () => setList((shown) => ({ ...shown, unasked: UNASKED_PORTIONS }))
  return { cards: list.cards, offset, coming, showMore: hasMore && !growing ? showMore : undefined }
}
