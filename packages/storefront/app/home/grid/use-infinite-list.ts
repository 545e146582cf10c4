import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type CardProduct, toCardProduct } from '#catalogue/card/card-product'
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

/** Ids of the cards on screen, whose links end with them. */
const shownIds = (grid: Element): Set<string | undefined> =>
  new Set(
    [...grid.querySelectorAll<HTMLAnchorElement>('h3 a')].map(({ pathname }) => pathname.split('/').at(-1)),
  )

interface InfiniteList {
  /** Cards after those of the page. */
  cards: CardProduct[]
  offset: number
  total: number
  /** Portions until the visitor is asked. */
  unasked: number
}

/** Grown lists by history entry of this document, so that Back restores them. */
const grown = new Map<unknown, InfiniteList>()

/** The router's key of the history entry; undefined for the first one. */
const entryKey = (): unknown => history.state?.key

interface Places {
  grid: RefObject<HTMLElement | null>
  /** The end of the list. */
  marker: RefObject<HTMLElement | null>
}

/**
 * Grows each time the end marker has become fully visible, until all products are shown (STATE-17 to STATE-19). After
 * some portions the marker waits for `showMore`.
 *
 * @param first number of cards that the page has
 */
export function useInfiniteList(first: number, firstTotal: number, { grid, marker }: Places) {
  const [list, setList] = useState<InfiniteList>({
    cards: [],
    offset: first,
    total: firstTotal,
    unasked: UNASKED_PORTIONS,
  })
  const [stopped, setStopped] = useState(false)
  const hasMore = !stopped && list.offset < list.total
  const growing = hasMore && list.unasked > 0
  const { offset } = list
  const timer = useRef(0)
  useLayoutEffect(() => {
    const before = grown.get(entryKey())
    if (before) setList(before)
  }, [])
  useEffect(() => {
    if (list.cards.length > 0) grown.set(entryKey(), list)
  }, [list])

  useEffect(() => {
    const end = marker.current
    if (!growing || !end) return
    let left = false
    async function grow() {
      const portion = await fetchNextPage(offset)
      if (left) return
      if (!portion) return setStopped(true)
      // Products that moved down the list in the meantime are already shown.
      const shown = grid.current ? shownIds(grid.current) : new Set()
      const added = portion.cards.filter(({ id }) => !shown.has(id))
      setList(({ cards, unasked }) => ({
        cards: [...cards, ...added],
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
  }, [growing, offset, grid, marker])

  const coming = growing ? Math.min(PAGE_SIZE, list.total - offset) : 0
  const showMore = () => setList((shown) => ({ ...shown, unasked: UNASKED_PORTIONS }))
  return { cards: list.cards, offset, coming, showMore: hasMore && !growing ? showMore : undefined }
}
