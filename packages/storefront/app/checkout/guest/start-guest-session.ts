import type { Address } from '@little-dunes/domain/accounts/address'
import { localStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import type { GuestSession } from '#platform/create-session'
import { useSession } from '#platform/session'
import { GUEST_KEY } from '#platform/session-keys'

/** Stored in the format of `createSession`, for this tab and the others. */
function keepGuest(guest: GuestSession): void {
  localStore.set(GUEST_KEY, JSON.stringify({ ...guest.user, token: guest.token }))
  useSession.setState({ guest, endReason: null })
}

/** Starts a session for a guest with this name, email and phone; returns the message of a refusal, null on success. */
export async function startGuestSession(
  { fullname: name, email, phone }: Pick<Address, 'fullname' | 'email' | 'phone'>,
  failed: string,
): Promise<string | null> {
  const { guest } = useSession.getState()
  const isSame = guest?.user.phone === phone && guest.user.email === email && guest.user.name === name
  if (isSame) return null
  const answer = await call('POST /api/guest/start', { name, email, phone }).catch(() => null)
  if (!answer?.success) return answer?.message ?? failed
  // Stored as typed, because the next comparison uses the values of the form.
  keepGuest({ token: answer.token, user: { name, email, phone } })
  return null
}
