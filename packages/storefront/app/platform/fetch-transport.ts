import type { Transport } from '@little-dunes/domain/contract/client'
import { SERVER_FAILURES } from '@little-dunes/domain/messages/failures'
import { getMessages, PAGE_LANGUAGE } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'

const TIMEOUT_MS = 15_000

interface TransportOptions {
  fetch?: typeof fetch
  timeoutMs?: number
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError'

/** An error with a message for the customer (MSG-24 to MSG-26). */
function unreachable(cause: unknown): Error {
  const texts = getMessages(platformMessages)
  return new Error(isTimeout(cause) ? texts.tooSlow : texts.offline, { cause })
}

function isAnswer(value: unknown): value is { success: boolean; code?: unknown } {
  return typeof value === 'object' && value !== null && 'success' in value
}

/** The shop's own 5xx answers have a known code; any other comes from a proxy, even with a code in its body (D-72). */
const isFromShop = ({ status }: Response, code: unknown): boolean =>
  status < 500 || SERVER_FAILURES.some((failure) => failure === code)

/** Every call of the API answers the envelope (D-31); anything else comes from a proxy. */
async function readAnswer(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null)
  if (!isAnswer(answer) || !isFromShop(response, answer.code))
    throw new Error(getMessages(platformMessages).badAnswer)
  return answer
}

export function fetchTransport({ fetch: send, timeoutMs = TIMEOUT_MS, keepalive }: TransportOptions = {}) {
  const transport: Transport = async ({ method, path, headers, body, file }) => {
    // The page shows the shop's messages, so they must be in its language, not in the browser's (D-62).
    const sent: Record<string, string> = { ...headers, 'accept-language': PAGE_LANGUAGE }
    const request: RequestInit = { method, headers: sent, signal: AbortSignal.timeout(timeoutMs) }
    if (keepalive) request.keepalive = true
    if (body !== undefined || file) {
      request.body = (file as BodyInit | undefined) ?? JSON.stringify(body)
      sent['content-type'] = file ? 'application/octet-stream' : 'application/json'
    }
    const response = await (send ?? fetch)(path, request).catch((cause) => {
      throw unreachable(cause)
    })
    return readAnswer(response)
  }
  return transport
}
