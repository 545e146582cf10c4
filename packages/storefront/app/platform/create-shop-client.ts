import type { CallName } from '@little-dunes/domain/contract/calls'
import { type Client, createClient, type Transport } from '@little-dunes/domain/contract/client'
import type { FailureCode, WireRefusal } from '@little-dunes/domain/messages/failures'

export interface ShopClientOptions {
  transport: Transport
  /** The token of the session, null for a guest. */
  token(): string | null
  /** The server no longer knows the token that was sent (D-27). */
  sessionEnded(): void
}

/** Asked by everyone alike, so the token stays at home. Signing in sends it: the session of before ends. */
const isPublic = (name: CallName): boolean => name.startsWith('GET ')

/** What a 401 for a token is called in the catalogue of failures. */
const UNAUTHORIZED: readonly FailureCode[] = ['session_ended', 'sign_in_required']

const isUnauthorized = (answer: { success: boolean }): boolean =>
  !answer.success && UNAUTHORIZED.includes((answer as WireRefusal).code)

/**
 * The contract's client with the session in it. The token travels in the header `token`, or as bearer where the
 * call's options say so (ROLE-08 to ROLE-10). A 401 for the token that is still in use ends the session (D-27).
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
