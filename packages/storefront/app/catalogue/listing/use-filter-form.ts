import { colourKey } from '@little-dunes/domain/catalogue/listing'
import { PATHS, parseSearchTerm } from '@little-dunes/domain/paths'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import {
  FIRST_PAGE,
  type ListingQuery,
  listingPath,
  parseListingQuery,
} from '#catalogue/address/listing-query'
import { FILTER_FORM } from '#catalogue/filter/filter-ids'
import { useNavigate } from '#platform/address/address'
import { useReadComingRoute } from '#platform/address/coming-route'
import { currentRoute } from '#platform/address/current-route'
import { afterNextPaint } from '#ui/after-next-paint'
import { resetControls } from '#ui/static-part/morph'
import { notifyIfOffline } from '#ui/toast/notify-if-offline'

interface Place {
  pathname: string
  search: string
}

const choiceAt = ({ pathname, search }: Place): ListingQuery =>
  parseListingQuery(new URLSearchParams(search), parseSearchTerm(pathname))

const findForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`form#${FILTER_FORM}`)

const isPrice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text'

/** A price that is still being typed counts as unchanged. */
function readForm(form: HTMLFormElement): ListingQuery {
  const data = new FormData(form)
  const focused = document.activeElement
  if (isPrice(focused)) data.set(focused.name, focused.defaultValue)
  const entries = [...data].map(([key, value]) => [key, String(value)])
  return parseListingQuery(new URLSearchParams(entries))
}

/** Changed by hand, and not by the address. */
const isChanged = (control: Element): boolean =>
  control instanceof HTMLSelectElement
    ? !control.selectedOptions[0]?.defaultSelected
    : control instanceof HTMLInputElement &&
      (control.checked !== control.defaultChecked || control.value !== control.defaultValue)

/** One text for equal choices, despite differences of spelling and order in the address. Forms contain no page number. */
const essence = (choice: ListingQuery): string =>
  listingPath({
    ...choice,
    ...FIRST_PAGE,
    types: choice.types.toSorted(),
    sizes: choice.sizes.toSorted(),
    colours: choice.colours.map(colourKey).toSorted(),
  })

/**
 * Applies each change of the filter form, which is the server's HTML, and of the sort select. The browser shows the
 * change by itself; the list is requested after that frame. Returns a function that tells whether a list is still to come.
 */
export function useFilterForm(place: RefObject<HTMLElement | null>): () => boolean {
  const readComingRoute = useReadComingRoute()
  const navigate = useNavigate()
  const waiting = useRef<(() => void) | null>(null)

  const choose = useEffectEvent(() => {
    const form = findForm()
    if (!form) return
    const coming = choiceAt(readComingRoute())
    // The search box owns the search text: its keystrokes may come between a tick and its list.
    const choice = { ...readForm(form), search: coming.search }
    waiting.current?.()
    waiting.current = null
    if (essence(choice) === essence(coming)) return
    // From a term page, the choice leads to another page.
    if (currentRoute().pathname !== PATHS.products && notifyIfOffline()) {
      if (place.current) resetControls(place.current, null)
      return
    }
    waiting.current = afterNextPaint(() => {
      waiting.current = null
      navigate(listingPath({ ...choice, search: choiceAt(readComingRoute()).search }))
    })
  })

  useEffect(() => {
    const area = place.current
    const listening = new AbortController()
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      act: (event: HTMLElementEventMap[Kind]) => void,
    ) => area?.addEventListener(kind, act, { signal: listening.signal })
    listen('change', ({ target }) => isPrice(target) || choose())
    listen('focusout', ({ target }) => isPrice(target) && choose())
    // Without a submit button, Enter does not submit a form with two boxes.
    listen('keydown', ({ key, target }) => key === 'Enter' && isPrice(target) && target.blur())
    listen('submit', (event) => {
      event.preventDefault()
      choose()
    })
    // Choices made before hydration.
    if ([...(findForm()?.elements ?? [])].some(isChanged)) choose()
    return () => listening.abort()
  }, [place])

  return () =>
    waiting.current !== null || essence(choiceAt(readComingRoute())) !== essence(choiceAt(currentRoute()))
}
