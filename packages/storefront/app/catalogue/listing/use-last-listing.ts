import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListingData } from '#catalogue/listing/load-listing'

/** The list that came last, as long as the one that was asked for does not come; asked for again with the network's return. */
export function useLastListing(listing: ListingData) {
  const { revalidate, state } = useRevalidator()
  const [kept, keep] = useState(listing)
  if (!listing.failed && kept !== listing) keep(listing)

  useEffect(() => {
    if (!listing.failed) return
    const returned = () => void revalidate()
    window.addEventListener('online', returned)
    return () => window.removeEventListener('online', returned)
  }, [listing.failed, revalidate])

  return { shown: listing.failed ? kept : listing, revalidate, revalidating: state !== 'idle' }
}
