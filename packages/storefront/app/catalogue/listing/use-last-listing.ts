import { useEffect, useState } from 'react'
import type { ListingData } from '#catalogue/listing/load-listing'
import { useRevalidator } from '#platform/address/address'

/** The last loaded list until the requested one loads; retries when the network returns. */
export function useLastListing(listing: ListingData) {
  const { revalidate, state } = useRevalidator()
  const [last, keep] = useState(listing)
  if (!listing.failed && last !== listing) keep(listing)

  useEffect(() => {
    if (!listing.failed) return
    const returned = () => void revalidate()
    window.addEventListener('online', returned)
    return () => window.removeEventListener('online', returned)
  }, [listing.failed, revalidate])

  return { shown: listing.failed ? last : listing, revalidate, revalidating: state !== 'idle' }
}
