import type { StaffSignIn } from '@little-dunes/domain/contract/staff/account-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { callAsGuest } from '#platform/client'
import { signInMessages } from '#sign-in/sign-in-messages'

/** Asks a device for its passkey and signs in with it; what went wrong, or null. The library comes when it is asked for. */
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
    // Whoever closes the window of the browser, and a device without the passkey, are told apart by nobody.
    return signInMessages.passkeyFailed
  }
}
