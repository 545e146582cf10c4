import type { InputOf } from '@little-dunes/domain/contract/calls'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Options = Record<string, unknown>

// Fetched when somebody reaches for a passkey: no other page needs it.
const library = () => import('@simplewebauthn/browser')

/** Whether the browser knows passkeys. */
export const knowsPasskeys = async (): Promise<boolean> => (await library()).browserSupportsWebAuthn()

/** Has this device make a passkey; null when it did not, or nobody allowed it. */
export async function makePasskey(
  options: Options,
): Promise<InputOf<'POST /api/user/passkeys/add'>['answer'] | null> {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(() => null)
}

/**
 * Has a device sign with one of its passkeys; null when it did not. `inField` waits for a choice among the suggestions of
 * the field instead of opening a window, and ends when a window is asked for.
 */
export async function askDevice(
  options: Options,
  { inField }: { inField: boolean },
): Promise<InputOf<'POST /api/user/passkey-login'>['answer'] | null> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(() => null)
}

/** Whether the browser suggests passkeys in a field (conditional mediation). */
export const suggestsPasskeys = async (): Promise<boolean> =>
  (await library()).browserSupportsWebAuthnAutofill()

/** Ends what a field waits for. */
export const stopWaiting = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()
