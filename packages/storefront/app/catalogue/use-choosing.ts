import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListingChoice, listingAddress, readListing } from '#catalogue/listing-address'
import { termOfAddress } from '#catalogue/search-address'

interface Place {
  pathname: string
  search: string
}

const choiceAt = ({ pathname, search }: Place): ListingChoice =>
  readListing(new URLSearchParams(search), termOfAddress(pathname))

const isListing = (pathname: string): boolean => pathname === '/products' || termOfAddress(pathname) !== null

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
  function choose(): void {
    if (!form.current) return
    const entries = [...new FormData(form.current)].map(([key, value]) => [key, String(value)])
    const wanted = readListing(new URLSearchParams(entries))
    const address = listingAddress(wanted)
    // At once: a box that waited for the address would spring back under the finger first.
    if (address !== listingAddress(choice)) navigate(address, { flushSync: true })
  }

  return { form, choice, choose, busy: coming !== null }
}
