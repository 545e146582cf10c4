import { SIGN_IN_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { hashToken } from '#accounts/session-token'
import { type CountedKey, countAttempt, forgiveAttempt } from '#accounts/sign-in/count-attempt'
import { isKnownDevice } from '#accounts/sign-in/known-device'
import { toNetwork } from '#http/limits/to-network'
import type { RequestContext } from '#http/perform-call'
import type { SecurityEvent } from '#security/security-log'
import type { Shop } from '#shop'

/** Prefix of account keys for unknown names. */
export const UNKNOWN_ACCOUNT = 'nobody'

interface SignInAttempt {
  /** Kind and id, such as `customer 0198…`, so every spelling of an account counts together. */
  account: string
  context: RequestContext
}

/**
 * Runs `check` unless the account, the network or both together have to wait after failed attempts. Then it returns
 * `too_many_requests` with `Retry-After` and checks no password. The database counts attempts across all processes.
 */
export async function limitSignIn<Answer extends object>(
  shop: Shop,
  { account, context }: SignInAttempt,
  check: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  // An unknown name may be a password typed into the wrong field, so it is not recorded.
  const who = account.startsWith(UNKNOWN_ACCOUNT) ? undefined : account
  const record = (event: SecurityEvent) => shop.security.record(event, { who, from: context.address })
  const checked = async () => {
    const answer = await check()
    if (isRefusal(answer)) record('sign_in_failed')
    return answer
  }
  if (!shop.limitsAttempts) return checked()
  const { keys, clearedKey } = await findKeys(shop, account, context)
  const wait = await countAttempt(shop, keys)
  if (wait > 0) {
    record('sign_in_delayed')
    return refuseWithRetryAfter(wait, context)
  }
  const answer = await checked()
  if (!isRefusal(answer)) await forgiveAttempt(shop, keys, [clearedKey])
  return answer
}

/** `own` is the key that a success clears at once: the device, or this account from this network. */
async function findKeys(
  shop: Shop,
  account: string,
  { deviceToken, address }: RequestContext,
): Promise<{ keys: CountedKey[]; clearedKey: CountedKey }> {
  if (deviceToken && (await isKnownDevice(shop, deviceToken, account))) {
    const device = hashToken(deviceToken).toString('base64url')
    const clearedKey = { key: `sign-in ${account} with ${device}`, rule: SIGN_IN_WAITS.device }
    return { keys: [clearedKey], clearedKey }
  }
  const network = toNetwork(address)
  const clearedKey = { key: `sign-in ${account} from ${network}`, rule: SIGN_IN_WAITS.pair }
  const byAccount = { key: `sign-in ${account}`, rule: SIGN_IN_WAITS.account }
  const byNetwork = { key: `sign-in from ${network}`, rule: SIGN_IN_WAITS.network }
  return { keys: [clearedKey, byAccount, byNetwork], clearedKey }
}

/** `wait` is in milliseconds. */
export function refuseWithRetryAfter(wait: number, { setHeader }: RequestContext): Refusal {
  setHeader('retry-after', String(Math.ceil(wait / 1000)))
  return refuse('too_many_requests')
}
