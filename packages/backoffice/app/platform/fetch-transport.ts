import type { Transport } from '@little-dunes/domain/contract/client'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { platformMessages as texts } from '#platform/platform-messages'

const TIMEOUT_MS = 20_000

/** A readable error for a missing answer. */
function unreachable(cause: unknown): Error {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new Error(isTimeout ? texts.tooSlow : texts.offline, { cause })
}

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'success' in value

/** Calls of the contract over the network; the session is a cookie. */
export const fetchTransport: Transport = async ({ method, path, headers, body, file, signal }) => {
  // Answers are shown on this page, so its language counts, not those of the browser (D-62).
  const sent: Record<string, string> = { ...headers, 'accept-language': PAGE_LANGUAGE }
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]
  const request: RequestInit = { method, headers: sent, signal: AbortSignal.any(signals) }
  if (body !== undefined || file) {
    request.body = (file as BodyInit | undefined) ?? JSON.stringify(body)
    sent['content-type'] = file ? 'application/octet-stream' : 'application/json'
  }
  const response = await fetch(path, request).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!isAnswer(answer)) throw new Error(texts.badAnswer)
  return answer
}
