import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ListPage, rememberHead } from '#catalogue/listing/fetch-list-page'
import { MISSED_ATTRIBUTE } from '#catalogue/listing/list-head'
import { call } from '#platform/client'
import { morph, resetControls, typedBox } from '#ui/static-part/morph'

/** Makes the list on screen the one of the page; controls keep a change whose list is still to come. */
function show(area: Element, { part }: ListPage, isChanging: boolean): void {
  const wanted = part?.firstElementChild
  if (!wanted) return
  const shown = area.firstElementChild
  const typed = typedBox(area)
  // A page that is shown again has the list already.
  const copy = wanted.cloneNode(true)
  if (shown) morph(shown, copy)
  else area.append(copy)
  if (!isChanging) resetControls(area, typed)
}

/** Reports each search without results once. */
function useMissedSearches(place: RefObject<HTMLElement | null>, shown: ListPage): void {
  const reported = useRef<string>(undefined)
  useEffect(() => {
    const missed = place.current?.querySelector(`[${MISSED_ATTRIBUTE}]`)?.getAttribute(MISSED_ATTRIBUTE)
    const search = (!shown.failed && missed) || undefined
    if (search && search !== reported.current)
      call('POST /api/product/missed-search', { search }).catch(() => undefined)
    reported.current = search
  }, [place, shown])
}

/** Shows a list that was loaded. Returns the last page whose list is shown. */
export function useShownList(
  place: RefObject<HTMLElement | null>,
  page: ListPage,
  isChanging: () => boolean,
  onShown: () => void,
): ListPage {
  const [shown, setShown] = useState(page)
  const number = useRef(page.head.page)
  const showPage = useEffectEvent((area: HTMLElement, next: ListPage) => {
    show(area, next, isChanging())
    if (next.failed) return
    setShown(next)
    onShown()
    // A new page of the list starts at its first product.
    if (number.current !== next.head.page)
      area.querySelector('section')?.scrollIntoView({ behavior: 'instant' })
    number.current = next.head.page
  })
  useLayoutEffect(() => {
    if (place.current) showPage(place.current, page)
  }, [place, page])
  useEffect(() => {
    rememberHead(shown.failed ? null : shown.head)
    return () => rememberHead(null)
  }, [shown])
  useMissedSearches(place, shown)
  return shown
}
