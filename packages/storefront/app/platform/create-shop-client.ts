import type { CallName } from '@little-dunes/domain/contract/calls'
import { type Client, createClient, type Transport } from '@little-dunes/domain/contract/client'
import type { FailureCode, WireRefusal } from '@little-dunes/domain/messages/failures'

export interface ShopClientOptions {
  transport: Transport
  /** The token of the session, null for a guest. */
  token(): string | null
  /** Called when the server no longer knows the token of a call (D-27). */
  sessionEnded(): void
}

/**
 * Public calls have the same answer for all visitors and are sent without a token. Sign-in sends it, to end the
 * previous session.
 */
const isPublic = (name: CallName): boolean => name.startsWith('GET ')

/** Failure codes of a 401 for a token. */
const UNAUTHORIZED: readonly FailureCode[] = ['session_ended', 'sign_in_required']

const isUnauthorized = (answer: { success: boolean }): boolean =>
  !answer.success && UNAUTHORIZED.includes((answer as WireRefusal).code)

/**
 * The contract's client with the session's token. It travels in the header `token`, or as bearer where the call's
 * options say so (ROLE-08 to ROLE-10). A 401 for the token that is still in use ends the session (D-27).
 */
export function createShopClient({ transport, token, sessionEnded }: ShopClientOptions): Client {
  const client = createClient(transport)
  return async (name, input, options = {}) => {
    const sent = isPublic(name) ? null : token()
    const answer = await client(name, input, { token: sent, ...options })
    if (sent && isUnauthorized(answer) && token() === sent) sessionEnded()
    return answer
  }
}
