import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { create } from 'zustand'
import { type BrowserStorage, readJson } from '#platform/browser-storage'
import { GUEST_KEY, SAVED_CART_KEY, TOKEN_KEY, USER_KEY } from '#platform/session-keys'

/**
 * `ended_everywhere`: a call ended every session, so no token is left to revoke. `session_ended`: the server no longer
 * knows the token; private pages tell the customer once (D-27).
 */
export type SignOutReason = 'asked' | 'ended_everywhere' | 'session_ended'

/** Session of a guest with a started order. */
export interface GuestSession {
  token: string
  user: WireUser
}

export interface Session {
  /** `checking` until the browser has looked for a stored token; pages rendered on the server stay there (D-60). */
  status: 'checking' | 'guest' | 'signed-in'
  token: string | null
  /** Null also for a signed-in visitor whose stored user is missing (D-27). */
  user: WireUser | null
  /** Null for visitors without a guest order. */
  guest: GuestSession | null
  endReason: SignOutReason | null
  /** True just after signing in on this page: a filled cart gets a link back to it (D-26). */
  justSignedIn: boolean
  signIn(session: { token: string; user: WireUser }): void
  signOut(reason?: SignOutReason): void
  /** Returns the reason and clears it, so that it is shown once. */
  takeEndReason(): SignOutReason | null
  clearJustSignedIn(): void
}

export interface SessionOptions {
  storage: BrowserStorage
  /** Tells the server, best effort; must not throw. */
  revoke(token: string): void
  onOtherTab(listener: (key: string | null) => void): () => void
}

function readUser(storage: BrowserStorage, key: string): WireUser | null {
  const { name, email, phone } = (readJson(storage, key) ?? {}) as Record<string, unknown>
  if (typeof name !== 'string' || typeof email !== 'string') return null
  return { name, email, phone: typeof phone === 'string' ? phone : '' }
}

type Remembered = Pick<Session, 'status' | 'token' | 'user' | 'guest'>
const GUEST: Remembered = { status: 'guest', token: null, user: null, guest: null }

/** Characters that a header may carry; a stored value with others was never a token of the shop. */
const LEGIBLE_TOKEN = /^[\w.~+/=-]{1,512}$/

const legible = (token: unknown): string | null =>
  typeof token === 'string' && LEGIBLE_TOKEN.test(token) ? token : null

const readToken = (storage: BrowserStorage): string | null => legible(storage.get(TOKEN_KEY))

function readGuest(storage: BrowserStorage): GuestSession | null {
  const user = readUser(storage, GUEST_KEY)
  const token = legible((readJson(storage, GUEST_KEY) as { token?: unknown } | null)?.token)
  return user && token ? { token, user } : null
}

/** AUTH-10. A user without a token is not signed in (D-27). */
function remembered(storage: BrowserStorage): Remembered {
  const token = readToken(storage)
  return token
    ? { status: 'signed-in', token, user: readUser(storage, USER_KEY), guest: null }
    : { ...GUEST, guest: readGuest(storage) }
}

/** The session of one browser; every tab follows changes of the others (D-27). */
export function createSession({ storage, revoke, onOtherTab }: SessionOptions) {
  const useSession = create<Session>()((set, get) => ({
    status: 'checking',
    token: null,
    user: null,
    guest: null,
    endReason: null,
    justSignedIn: false,
    signIn({ token, user }) {
      // The token last: other tabs react to its change and need the user by then.
      storage.set(USER_KEY, JSON.stringify({ ...user, token }))
      storage.set(TOKEN_KEY, token)
      storage.remove(GUEST_KEY)
      set({ status: 'signed-in', token, user, guest: null, endReason: null, justSignedIn: true })
    },
    signOut(reason = 'asked') {
      const { token } = get()
      storage.remove(TOKEN_KEY)
      storage.remove(USER_KEY)
      storage.remove(GUEST_KEY)
      storage.remove(SAVED_CART_KEY)
      set({ ...GUEST, endReason: reason, justSignedIn: false })
      if (token && reason === 'asked') revoke(token)
    },
    takeEndReason() {
      const { endReason } = get()
      if (endReason) set({ endReason: null })
      return endReason
    },
    clearJustSignedIn: () => set({ justSignedIn: false }),
  }))

  /** Restores the session and follows other tabs. Returns a function that stops it. */
  function startSession(): () => void {
    if (!readToken(storage)) {
      storage.remove(TOKEN_KEY)
      storage.remove(USER_KEY)
      // Former versions copied a guest's cart as well (D-22).
      storage.remove(SAVED_CART_KEY)
    }
    useSession.setState(remembered(storage))
    return onOtherTab((key) => {
      if (key === TOKEN_KEY || key === GUEST_KEY || key === null)
        useSession.setState({ ...remembered(storage), endReason: null })
    })
  }

  return { useSession, startSession }
}
