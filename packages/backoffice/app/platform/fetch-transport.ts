import type { Transport } from '@little-dunes/domain/contract/client'
import { textsOf } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'

const TIMEOUT_MS = 20_000

/** An exception that can be read: there was no answer. */
function unreachable(cause: unknown): Error {
  const texts = textsOf(platformMessages)
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new Error(isTimeout ? texts.tooSlow : texts.offline, { cause })
}

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'success' in value

/** The contract's calls over the network; the session travels as a cookie. */
export const fetchTransport: Transport = async ({ method, path, headers, body }) => {
  const request: RequestInit = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...headers, 'content-type': 'application/json' }
  }
  const response = await fetch(path, request).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!isAnswer(answer)) throw new Error(textsOf(platformMessages).badAnswer)
  return answer
}
