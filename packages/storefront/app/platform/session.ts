import { createClient } from '@little-dunes/domain/contract/client'
import { localStore, onStorageChange } from '#platform/browser-storage'
import { createSession } from '#platform/create-session'
import { fetchTransport } from '#platform/fetch-transport'

const lastCalls = createClient(fetchTransport({ keepalive: true }))

/** Best effort: signing out works without a network (D-27, D-30). */
function revoke(token: string): void {
  lastCalls('POST /api/user/logout', {}, { token }).catch(() => undefined)
}

/** The one session of this browser tab. */
export const { useSession, startSession } = createSession({
  storage: localStore,
  revoke,
  onOtherTab: onStorageChange,
})

/** Token of the account or of the guest; null without both. */
export function sessionToken(): string | null {
  const { token, guest } = useSession.getState()
  return token ?? guest?.token ?? null
}
