import type { Address } from '@little-dunes/domain/accounts/address'
import { localStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import type { GuestSession } from '#platform/create-session'
import { useSession } from '#platform/session'
import { GUEST_KEY } from '#platform/session-keys'

/** Remembered as `createSession` reads it, by this tab and the others. */
function keepGuest(guest: GuestSession): void {
  localStore.set(GUEST_KEY, JSON.stringify({ ...guest.user, token: guest.token }))
  useSession.setState({ guest, endReason: null })
}

/** Lets a guest order with this name, e-mail and phone; answers the words of a refusal, null when all is well. */
export async function startGuestSession(
  { fullname: name, email, phone }: Pick<Address, 'fullname' | 'email' | 'phone'>,
  failed: string,
): Promise<string | null> {
  const { guest } = useSession.getState()
  const isSame = guest?.user.phone === phone && guest.user.email === email && guest.user.name === name
  if (isSame) return null
  const answer = await call('POST /api/guest/start', { name, email, phone }).catch(() => null)
  if (!answer?.success) return answer?.message ?? failed
  // As typed, so that the next comparison is by what the form holds.
  keepGuest({ token: answer.token, user: { name, email, phone } })
  return null
}
