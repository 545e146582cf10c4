import type {
  PasskeyTransport,
  passkeyAnswer,
  passkeyRegistration,
} from '@little-dunes/domain/contract/accounts/passkeys'
import type { z } from 'zod'
import { passkeySite } from '#accounts/passkeys/passkey-site'
import type { RequestContext } from '#http/perform-call'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

/** Loaded with the first passkey. Its X.509 code for attestations, unused here, takes a tenth of the start. */
const library = () => import('@simplewebauthn/server')

type Origin = Pick<RequestContext, 'origin'>

/** `second_step` follows a password. `alone` replaces it, so the device has to verify its user. */
export type PasskeyUse = 'second_step' | 'alone'

const DEMANDS = {
  second_step: { residentKey: 'preferred', userVerification: 'preferred' },
  alone: { residentKey: 'required', userVerification: 'required' },
} as const satisfies Record<PasskeyUse, object>

export interface PasskeyCredential {
  /** Credential id, in base64url. */
  id: string
  /** COSE key (RFC 9052, 7). */
  publicKey: Buffer
  counter: number
  transports: PasskeyTransport[]
}

interface Asked extends Origin {
  use: PasskeyUse
  challenge?: Uint8Array<ArrayBuffer>
}

interface Owner {
  id: string
  email: string
  name: string
}

/** Options for making a passkey for `owner`; excludes the known ones. */
export const askForNewPasskey = async (
  shop: Shop,
  owner: Owner,
  known: readonly Pick<PasskeyCredential, 'id' | 'transports'>[],
  { use, challenge, ...context }: Asked,
) =>
  (await library()).generateRegistrationOptions({
    rpName: (await readShopName(shop)).en,
    rpID: passkeySite(shop, context).rpID,
    userID: Uint8Array.from(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: DEMANDS[use],
    ...(challenge && { challenge }),
  })

/** Verifies a new passkey. Null when the answer is for another challenge or another site. */
export async function readNewPasskey(
  shop: Shop,
  challenge: string,
  answer: z.output<typeof passkeyRegistration>,
  { use, ...context }: Asked,
): Promise<PasskeyCredential | null> {
  const { expectedOrigin, rpID } = passkeySite(shop, context)
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: use === 'alone',
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return null
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey), counter, transports: answer.response.transports }
}

/** Options for using a passkey. Without `keys`, the device offers its passkeys for this shop. */
export const askForPasskey = async (
  shop: Shop,
  keys: readonly Pick<PasskeyCredential, 'id' | 'transports'>[],
  { use, challenge, ...context }: Asked,
) =>
  (await library()).generateAuthenticationOptions({
    rpID: passkeySite(shop, context).rpID,
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports })),
    userVerification: DEMANDS[use].userVerification,
    ...(challenge && { challenge }),
  })

/** Returns the new signature counter, or null when the passkey did not sign this challenge. */
export async function counterOfAnswer(
  shop: Shop,
  { challenge, key }: { challenge: string; key: PasskeyCredential },
  answer: z.output<typeof passkeyAnswer>,
  { use, ...context }: Asked,
): Promise<number | null> {
  const { expectedOrigin, rpID } = passkeySite(shop, context)
  const { userHandle, ...response } = answer.response
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...response, ...(userHandle && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    credential: { id: key.id, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
    requireUserVerification: use === 'alone',
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}
