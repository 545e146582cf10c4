import { type Answer, createAnswer } from '#api/answer'
import type { Sandbox } from '#state/sandbox'

export interface KeyedRequest {
  key: string
  path: string
  fingerprint: string
}

const day = 24 * 3_600_000

/** The stored answer for this key, if any, or an error answer if the key belongs to a different request. */
export function storedAnswer({ store, now }: Sandbox, asked: KeyedRequest): Answer | undefined {
  const stored = store.get('answers', asked.key)
  if (!stored || now() - stored.at > day) return undefined
  if (stored.path !== asked.path) {
    return idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${asked.path}' vs '${stored.path}'). Try using a key other than '${asked.key}' if you meant to execute a different request.`,
    )
  }
  if (stored.fingerprint !== asked.fingerprint) {
    return idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${asked.key}' if you meant to execute a different request.`,
    )
  }
  return {
    status: stored.status,
    body: stored.body,
    headers: {
      'idempotent-replayed': 'true',
      'original-request': stored.requestId,
      ...(stored.status >= 500 ? { 'stripe-should-retry': 'false' } : {}),
    },
  }
}

export function storeAnswer({ store, now }: Sandbox, asked: KeyedRequest, answer: Answer, requestId: string) {
  store.put('answers', asked.key, {
    at: now(),
    path: asked.path,
    fingerprint: asked.fingerprint,
    requestId,
    status: answer.status,
    body: answer.body,
  })
}

export const keyInUse = (key: string) =>
  createAnswer(
    409,
    {
      error: {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      },
    },
    { 'stripe-should-retry': 'true' },
  )

const idempotencyError = (message: string) =>
  createAnswer(400, { error: { type: 'idempotency_error', message } })
