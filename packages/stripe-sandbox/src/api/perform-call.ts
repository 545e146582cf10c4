import type { Answer } from '#api/answer'
import { answerError, createAnswer, serverError } from '#api/answer'
import type { ApiRequest } from '#api/api-call'
import { requireSecretKey } from '#api/authenticate'
import { expand } from '#api/expand'
import { createFingerprint, type FormFields } from '#api/form-body'
import { type KeyedRequest, storeAnswer, storedAnswer } from '#api/idempotency'
import { Parameters } from '#api/parameters'
import { findRoute } from '#api/routes'
import { ApiError } from '#payments/api-error'
import type { Sandbox } from '#state/sandbox'

export interface Call {
  method: string
  path: string
  fields: FormFields
  key: ApiRequest['key']
  idempotencyKey: string | undefined
  requestId: string
  /** Performs the work, but answers with a 500. */
  failAfter: boolean
}

/** Performs a call once per idempotency key. The work and the stored answer are one line of the journal. */
export function performCall(sandbox: Sandbox, call: Call): Answer {
  const idempotent = idempotentRequest(call)
  const before = idempotent && storedAnswer(sandbox, idempotent)
  if (before) return before
  return sandbox.store.together(() => {
    const { answer, stored } = answerCall(sandbox, call)
    if (idempotent && stored) storeAnswer(sandbox, idempotent, answer, call.requestId)
    return answer
  })
}

function idempotentRequest({ method, path, fields, idempotencyKey }: Call): KeyedRequest | undefined {
  if (method !== 'POST' || !idempotencyKey) return undefined
  return { key: idempotencyKey, path, fingerprint: createFingerprint(fields) }
}

function answerCall(sandbox: Sandbox, call: Call): { answer: Answer; stored: boolean } {
  try {
    const answer = createAnswer(200, perform(sandbox, call))
    return { answer: call.failAfter ? afterWork() : answer, stored: true }
  } catch (error) {
    const stored = error instanceof ApiError && error.stored
    return { answer: call.failAfter && stored ? afterWork() : answerError(error), stored }
  }
}

const afterWork = () => serverError({ 'stripe-should-retry': 'false' })

function perform(sandbox: Sandbox, { method, path, fields, key }: Call): object {
  const match = findRoute(method, path)
  if (!match) throw unknownAddress(method, path)
  requireSecretKey(key, match.route.browser === true)
  const input = new Parameters(fields)
  if (key === 'publishable') input.optionalText('key')
  const paths = input.texts('expand')
  const work = match.route.call({ sandbox, input, id: match.id, key })
  input.requireAllKnown()
  return expand(sandbox, work(), paths)
}

const unknownAddress = (method: string, path: string) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })
