import { colourKey } from '@little-dunes/domain/listing'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import {
  FROM_THE_START,
  type ListingChoice,
  listingAddress,
  readListing,
} from '#catalogue/address/listing-address'
import { termOfAddress } from '#catalogue/address/search-address'
import { tellOffline } from '#ui/toast/tell-offline'

interface Place {
  pathname: string
  search: string
}

const choiceAt = ({ pathname, search }: Place): ListingChoice =>
  readListing(new URLSearchParams(search), termOfAddress(pathname))

const isListing = (pathname: string): boolean => pathname === '/products' || termOfAddress(pathname) !== null

function wantedBy(form: HTMLFormElement): ListingChoice {
  const entries = [...new FormData(form)].map(([key, value]) => [key, String(value)])
  return readListing(new URLSearchParams(entries))
}

/** One text for one choice, however an address spells and orders it; a form says nothing of pages. */
const essence = (choice: ListingChoice): string =>
  listingAddress({
    ...choice,
    ...FROM_THE_START,
    sizes: choice.sizes.toSorted(),
    colours: choice.colours.map(colourKey).toSorted(),
  })

/** Changed by hand, and not heard of yet. */
function isChanged(form: HTMLFormElement, { sort }: ListingChoice): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== sort
    if (!(control instanceof HTMLInputElement)) return false
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue
  })
}

/**
 * The filter form and what stands chosen in it: what the address says, or will say as soon as the list is there, so
 * that a tick shows at once.
 */
export function useChoosing() {
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
    if (location.pathname !== '/products' && tellOffline()) return
    navigate(listingAddress(wanted), { flushSync })
  }

  /** What was chosen before the page was awake counts, before a box is set back to what the address says. */
  const catchUp = useEffectEvent(() => {
    if (form.current && isChanged(form.current, choice)) choose(false)
  })
  useEffect(() => catchUp(), [])

  // At once: a box that waited for the address would spring back under the finger first.
  return { form, choice, choose: () => choose(true), busy: coming !== null }
}
