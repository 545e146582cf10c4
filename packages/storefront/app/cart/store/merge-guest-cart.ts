import type { Client } from '@little-dunes/domain/contract/client'
import { toCartMap } from '@little-dunes/domain/orders/cart'
import type { GuestCart } from '#cart/store/guest-cart'

/** Number of guest cart lines that did not fit completely (D-21). */
export interface MergeShortfall {
  dropped: number
  capped: number
}

/**
 * Adds the guest's cart to the server's (STATE-04, D-21). It is cleared only after success (STATE-05). A failure is
 * logged, not shown (MSG-43), and retried at the next load (D-22).
 */
export async function mergeGuestCart(guest: GuestCart, call: Client): Promise<MergeShortfall | null> {
  const lines = guest.read()
  if (lines.length === 0) return null
  try {
    const request = { guestCart: toCartMap(lines), mergeId: guest.mergeId() }
    const answer = await call('POST /api/cart/merge', request)
    if (!answer.success) throw new Error(answer.message)
    guest.clear()
    return { dropped: answer.dropped?.length ?? 0, capped: answer.capped?.length ?? 0 }
  } catch (cause) {
    console.error('Could not merge the guest cart', cause)
    return null
  }
}
