import type { CallName, InputOf, ReplyOf, SentFile } from '#contract/calls'
import type { Language } from '#i18n/languages'
import type { WireRefusal } from '#messages/failures'

/** A request for any transport: the network, or the server directly. */
export interface TransportRequest {
  method: 'GET' | 'POST'
  /** Path with query string. */
  path: string
  headers: Record<string, string>
  body: unknown
  /** Sent unchanged, instead of a body. */
  file?: SentFile
  signal?: AbortSignal
}

/** Returns the parsed JSON body. Throws if there is no JSON reply (offline, timed out). */
export type Transport = (request: TransportRequest) => Promise<unknown>

export interface CallOptions {
  /** Sent as header `token`, or as bearer token with `bearer` (ROLE-08 to ROLE-10). */
  token?: string | null
  bearer?: boolean
  /** Language of the reply. Default: the choice of the transport (D-62). */
  language?: Language
  /** Makes a retry safe (D-21, D-43). */
  idempotencyKey?: string
  /** Aborts the request. */
  signal?: AbortSignal
}

/** Makes every call with its types. A refusal is a result, not an exception. */
export type Client = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
) => Promise<ReplyOf<Name> | WireRefusal>

function toHeaders({ token, bearer, idempotencyKey, language }: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  if (token && bearer) headers.authorization = `Bearer ${token}`
  else if (token) headers.token = token
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (language) headers['accept-language'] = language
  return headers
}

/** Query of a GET, sorted so that equal requests have one address. Omits empty values, repeats keys of lists. */
export function toQuery(input: object): string {
  const pairs = Object.entries(input).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map((one) => `${key}=${encodeURIComponent(one)}`),
  )
  return pairs.length ? `?${pairs.sort().join('&')}` : ''
}

export function createClient(transport: Transport): Client {
  return async (name, input, options = {}) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string]
    const reads = method === 'GET'
    const headers = toHeaders(options)
    const { file, ...rest } = input as { file?: SentFile }
    const sent = reads ? undefined : file
    if (sent) headers['call-input'] = encodeURIComponent(JSON.stringify(rest))
    const answer = await transport({
      method,
      path: reads ? path + toQuery(input) : path,
      headers,
      body: reads || sent ? undefined : input,
      ...(sent && { file: sent }),
      ...(options.signal && { signal: options.signal }),
    })
    return answer as ReplyOf<typeof name> | WireRefusal
  }
}
