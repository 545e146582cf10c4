import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { callAsGuest } from '#platform/client'
import { signInMessages } from '#sign-in/sign-in-messages'

/** Signs in with a passkey; returns an error text, or null. The library is loaded on demand. */
export async function signInByPasskey(
  signIn: string,
  options: NonNullable<StaffSignIn['passkey']>,
  trust: boolean,
): Promise<string | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const answer = await startAuthentication({ optionsJSON })
    const outcome = await callAsGuest('POST /api/staff/sign-in/passkey', { signIn, answer, trust })
    return isWireRefusal(outcome) ? outcome.message : null
  } catch {
    // A closed browser window and a missing passkey cannot be distinguished.
    return signInMessages.passkeyFailed
  }
}
