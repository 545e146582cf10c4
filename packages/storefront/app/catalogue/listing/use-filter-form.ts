import { colourKey } from '@little-dunes/domain/catalogue/listing'
import { PATHS, parseSearchTerm } from '@little-dunes/domain/paths'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  FIRST_PAGE,
  type ListingQuery,
  listingPath,
  parseListingQuery,
} from '#catalogue/address/listing-query'
import { isListing, isTyped } from '#catalogue/address/search-path'
import { type Location, useLocation, useNavigate } from '#platform/address/address'
import { useComingRoute, useReadComingRoute } from '#platform/address/coming-route'
import { afterNextPaint } from '#ui/after-next-paint'
import { notifyIfOffline } from '#ui/toast/notify-if-offline'

interface Place {
  pathname: string
  search: string
}

const choiceAt = ({ pathname, search }: Place): ListingQuery =>
  parseListingQuery(new URLSearchParams(search), parseSearchTerm(pathname))

/** A price that is still being typed counts as unchanged. */
function readForm(form: HTMLFormElement): ListingQuery {
  const data = new FormData(form)
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && focused.type === 'text')
    data.set(focused.name, focused.defaultValue)
  const entries = [...data].map(([key, value]) => [key, String(value)])
  return parseListingQuery(new URLSearchParams(entries))
}

/** One text for equal choices, despite differences of spelling and order in the address. Forms contain no page number. */
const essence = (choice: ListingQuery): string =>
  listingPath({
    ...choice,
    ...FIRST_PAGE,
    types: choice.types.toSorted(),
    sizes: choice.sizes.toSorted(),
    colours: choice.colours.map(colourKey).toSorted(),
  })

/** Changed by hand and not yet handled. */
function isChanged(form: HTMLFormElement, { sort }: ListingQuery): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== sort
    if (!(control instanceof HTMLInputElement)) return false
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue
  })
}

/** A choice that is not requested yet: the frame that shows it comes first. */
interface OptimisticChoice {
  choice: ListingQuery
  madeAt: Location
}

/**
 * The filter form and its chosen values. The last tick shows at once, until the address or the loading address agrees
 * with it.
 */
export function useFilterForm() {
  const location = useLocation()
  const pending = useComingRoute()
  const readComingRoute = useReadComingRoute()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [optimistic, setOptimistic] = useState<OptimisticChoice | null>(null)
  const coming = pending && isListing(pending.pathname) ? pending : null
  const known = choiceAt(coming ?? location)
  // The search box owns the search text: its keystrokes may come between a tick and its list.
  const choice = optimistic ? { ...optimistic.choice, search: known.search } : known
  const isLeft = optimistic && optimistic.madeAt !== location && !isTyped(location)
  if (optimistic && (isLeft || essence(choice) === essence(known))) setOptimistic(null)

  const ask = useEffectEvent(() => {
    navigate(listingPath({ ...choice, search: choiceAt(readComingRoute()).search }))
  })
  useEffect(() => {
    if (optimistic) return afterNextPaint(() => ask())
  }, [optimistic])

  /** Navigates to the current values of the form. */
  function choose(): void {
    const entered = form.current && readForm(form.current)
    if (!entered || essence(entered) === essence(choice)) return
    // From a term page, the choice leads to another page.
    if (location.pathname !== PATHS.products && notifyIfOffline()) return
    setOptimistic({ choice: entered, madeAt: location })
  }

  /** Applies choices made before hydration, before React resets the boxes to the address. */
  const catchUp = useEffectEvent(() => {
    if (form.current && isChanged(form.current, choice)) choose()
  })
  useEffect(() => catchUp(), [])

  return { form, choice, choose, busy: optimistic !== null || coming !== null }
}
