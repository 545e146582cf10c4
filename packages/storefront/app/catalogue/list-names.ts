import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { ListFlag } from '@little-dunes/domain/catalogue/curated-lists'
import { listingMessages } from '#catalogue/listing-messages'
import { getMessages } from '#platform/messages'

/** Names of the curated lists. They mention a sale only when products are reduced. */
export function listNames({ maxOff }: Partial<Assortment>): Record<ListFlag, string> {
  const { flags, bestSellers } = getMessages(listingMessages)
  return maxOff === 0 ? { ...flags, bestseller: bestSellers } : flags
}
