import { colourKey } from '@little-dunes/domain/catalogue/listing'
import { PATHS, searchTermOf } from '@little-dunes/domain/paths'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import {
  FIRST_PAGE,
  type ListingQuery,
  listingPath,
  parseListingQuery,
} from '#catalogue/address/listing-query'
import { notifyIfOffline } from '#ui/toast/notify-if-offline'

interface Place {
  pathname: string
  search: string
}

const choiceAt = ({ pathname, search }: Place): ListingQuery =>
  parseListingQuery(new URLSearchParams(search), searchTermOf(pathname))

const isListing = (pathname: string): boolean =>
  pathname === PATHS.products || searchTermOf(pathname) !== null

function wantedBy(form: HTMLFormElement): ListingQuery {
  const entries = [...new FormData(form)].map(([key, value]) => [key, String(value)])
  return parseListingQuery(new URLSearchParams(entries))
}

/** One text for one choice, however an address spells and orders it; a form says nothing of pages. */
const essence = (choice: ListingQuery): string =>
  listingPath({
    ...choice,
    ...FIRST_PAGE,
    types: choice.types.toSorted(),
    sizes: choice.sizes.toSorted(),
    colours: choice.colours.map(colourKey).toSorted(),
  })

/** Changed by hand, and not heard of yet. */
function isChanged(form: HTMLFormElement, { sort }: ListingQuery): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== sort
    if (!(control instanceof HTMLInputElement)) return false
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue
  })
}

/**
 * The filter form and its chosen values: those of the address, or of the address that is loading, so that a tick
 * shows at once.
 */
export function useFilterForm() {
  const location = useLocation()
  const pending = useNavigation().location
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const coming = pending && isListing(pending.pathname) ? pending : null
  const choice = choiceAt(coming ?? location)

  /** Goes to what the form says now. */
  function choose(flushSync: boolean): void {
    const wanted = form.current && wantedBy(form.current)
    if (!wanted || essence(wanted) === essence(choice)) return
    // From the address of a term the way leads to another page.
    if (location.pathname !== PATHS.products && notifyIfOffline()) return
    navigate(listingPath(wanted), { flushSync })
  }

  /** What was chosen before the page was awake counts, before a box is set back to what the address says. */
  const catchUp = useEffectEvent(() => {
    if (form.current && isChanged(form.current, choice)) choose(false)
  })
  useEffect(() => catchUp(), [])

  // At once: a box that waited for the address would spring back under the finger first.
  return { form, choice, choose: () => choose(true), busy: coming !== null }
}
