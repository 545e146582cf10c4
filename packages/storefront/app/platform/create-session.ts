import type { WireUser } from '@little-dunes/domain/contract/account-calls'
import { create } from 'zustand'
import { type BrowserStorage, readJson } from '#platform/browser-storage'
import { TOKEN_KEY, USER_KEY } from '#platform/session-keys'

/**
 * `ended_everywhere`: a call ended every session, so no token is left to revoke. `session_ended`: the server no longer
 * knows the token; private pages tell the shopper once (D-27).
 */
export type SignOutReason = 'asked' | 'ended_everywhere' | 'session_ended'

export interface Session {
  /** `checking` until the browser has looked for a stored token; pages rendered on the server stay there (D-60). */
  status: 'checking' | 'guest' | 'signed-in'
  token: string | null
  /** Null also for a signed-in visitor whose saved user is gone (D-27). */
  user: WireUser | null
  endReason: SignOutReason | null
  /** Signed in on this page a moment ago: the way back to a filled cart is offered (D-26). */
  justSignedIn: boolean
  signIn(session: { token: string; user: WireUser }): void
  signOut(reason?: SignOutReason): void
  /** The reason, once: whoever shows it takes it away. */
  takeEndReason(): SignOutReason | null
  clearJustSignedIn(): void
}

export interface SessionOptions {
  storage: BrowserStorage
  /** Tells the server, as well as it can; must not throw. */
  revoke(token: string): void
  onOtherTab(listener: (key: string | null) => void): () => void
}

function readUser(storage: BrowserStorage): WireUser | null {
  const { name, email, phone } = (readJson(storage, USER_KEY) ?? {}) as Record<string, unknown>
  if (typeof name !== 'string' || typeof email !== 'string') return null
  return { name, email, phone: typeof phone === 'string' ? phone : '' }
}

type Remembered = Pick<Session, 'status' | 'token' | 'user'>
const GUEST: Remembered = { status: 'guest', token: null, user: null }

/** What may travel in a header; anything else in storage was never a token of the shop. */
const LEGIBLE_TOKEN = /^[\w.~+/=-]{1,512}$/

function readToken(storage: BrowserStorage): string | null {
  const token = storage.get(TOKEN_KEY)
  return token && LEGIBLE_TOKEN.test(token) ? token : null
}

/** AUTH-10. A user without a token is nobody (D-27). */
function remembered(storage: BrowserStorage): Remembered {
  const token = readToken(storage)
  return token ? { status: 'signed-in', token, user: readUser(storage) } : GUEST
}

/** The session of one browser; every tab follows what another one does (D-27). */
export function createSession({ storage, revoke, onOtherTab }: SessionOptions) {
  const useSession = create<Session>()((set, get) => ({
    status: 'checking',
    token: null,
    user: null,
    endReason: null,
    justSignedIn: false,
    signIn({ token, user }) {
      // The token last: other tabs look when it changes, and find the user already there.
      storage.set(USER_KEY, JSON.stringify({ ...user, token }))
      storage.set(TOKEN_KEY, token)
      set({ status: 'signed-in', token, user, endReason: null, justSignedIn: true })
    },
    signOut(reason = 'asked') {
      const { token } = get()
      storage.remove(TOKEN_KEY)
      storage.remove(USER_KEY)
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

  /** Restores the session and follows other tabs; answers how to stop. */
  function startSession(): () => void {
    if (!readToken(storage)) {
      storage.remove(TOKEN_KEY)
      storage.remove(USER_KEY)
    }
    useSession.setState(remembered(storage))
    return onOtherTab((key) => {
      if (key === TOKEN_KEY || key === null) useSession.setState({ ...remembered(storage), endReason: null })
    })
  }

  return { useSession, startSession }
}
