import type { InputOf } from '@little-dunes/domain/contract/calls'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Options = Record<string, unknown>

// Loaded on demand: only passkeys need it.
const library = () => import('@simplewebauthn/browser')

export const knowsPasskeys = async (): Promise<boolean> => (await library()).browserSupportsWebAuthn()

/** Creates a passkey on this device; null when the customer or the browser refuses. */
export async function makePasskey(
  options: Options,
): Promise<InputOf<'POST /api/user/passkeys/add'>['answer'] | null> {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(() => null)
}

/**
 * Signs with a passkey of this device; null when none did. `inField` waits for a choice among the suggestions of the
 * field instead of opening a window, and ends when a window is opened.
 */
export async function askDevice(
  options: Options,
  { inField }: { inField: boolean },
): Promise<InputOf<'POST /api/user/passkey-login'>['answer'] | null> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(() => null)
}

/** True when the browser suggests passkeys in a field (conditional mediation). */
export const suggestsPasskeys = async (): Promise<boolean> =>
  (await library()).browserSupportsWebAuthnAutofill()

/** Cancels the pending suggestions of a field. */
export const stopWaiting = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()
