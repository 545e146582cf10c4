import type { Client } from '@little-dunes/domain/contract/client'
import type { FailureCode, WireRefusal } from '@little-dunes/domain/messages/failures'
import { isOutcomeUnknown } from '#checkout/order/order-client'

/** The shop's knowledge of a payment (D-46); `unknown` says nothing about the money (D-47). */
export type Verdict =
  | { kind: 'paid' }
  | { kind: 'not_paid' | 'processing' | 'unknown'; message: string; code?: FailureCode }

/** Asks once. */
export type Verify = () => Promise<Verdict>

function toVerdict(answer: { success: true } | WireRefusal): Verdict {
  if (answer.success) return { kind: 'paid' }
  const { code, message } = answer as WireRefusal
  if (code === 'payment_processing') return { kind: 'processing', code, message }
  return { kind: isOutcomeUnknown(answer as WireRefusal) ? 'unknown' : 'not_paid', code, message }
}

const asked = (answer: Promise<{ success: boolean; message: string }>): Promise<Verdict> =>
  answer
    .then((one) => toVerdict(one as { success: true } | WireRefusal))
    .catch((cause: Error) => ({ kind: 'unknown', message: cause.message }))

/** API-62 to API-65: passes both query parameters unchanged (VER-03). */
export const verifyHostedPayment = (call: Client, orderId: string, success: string): Promise<Verdict> =>
  asked(call('POST /api/order/verifyStripe', { success, orderId }))

/** API-59 to API-61. */
export const verifyEmbeddedPayment = (
  call: Client,
  orderId: string,
  userId: string | null,
): Promise<Verdict> => asked(call('POST /api/order/verifyEmbeddedStripe', { orderId, userId }))

const WAITS_MS = [1000, 2000]

interface Patience {
  wait(ms: number): Promise<void>
  /** Called after every `unknown` answer, before the next try. */
  onUnknown?(message: string): void
}

const isSignedOut = ({ code }: { code?: FailureCode }): boolean =>
  code === 'session_ended' || code === 'sign_in_required'

/** Retries a few times while the answer is `unknown`. */
export async function verifyWithRetries(ask: Verify, { wait, onUnknown }: Patience): Promise<Verdict> {
  let verdict = await ask()
  for (const ms of WAITS_MS) {
    if (verdict.kind !== 'unknown' || isSignedOut(verdict)) break
    onUnknown?.(verdict.message)
    await wait(ms)
    verdict = await ask()
  }
  return verdict
}
