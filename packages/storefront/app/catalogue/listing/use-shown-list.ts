import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type ListPage, rememberHead } from '#catalogue/listing/fetch-list-page'
import { MISSED_ATTRIBUTE } from '#catalogue/listing/list-head'
import { call } from '#platform/client'
import { morph, resetControls } from '#ui/static-part/morph'

function reportMissedSearch(area: Element | null): void {
  const search = area?.querySelector(`[${MISSED_ATTRIBUTE}]`)?.getAttribute(MISSED_ATTRIBUTE)
  if (search) call('POST /api/product/missed-search', { search }).catch(() => undefined)
}

function show(area: Element, { part }: ListPage, choosing: RefObject<unknown>): void {
  const wanted = part?.firstElementChild
  if (!wanted) return
  const shown = area.firstElementChild
  // A page that is shown again has the list already.
  const copy = wanted.cloneNode(true)
  if (shown) morph(shown, copy)
  else area.append(copy)
  if (choosing.current === null) resetControls(area)
}

/** Shows a list that was loaded. Returns the last page whose list is shown. */
export function useShownList(
  place: RefObject<HTMLElement | null>,
  page: ListPage,
  choosing: RefObject<unknown>,
  onShown: () => void,
): ListPage {
  const [shown, setShown] = useState(page)
  useLayoutEffect(() => {
    if (place.current) show(place.current, page, choosing)
    if (page.failed) return
    setShown(page)
    onShown()
  }, [place, page, choosing, onShown])
  useEffect(() => rememberHead(shown), [shown])
  useEffect(() => {
    if (!shown.failed) reportMissedSearch(place.current)
  }, [place, shown])
  return shown
}
