import type { CallName, InputOf, ReplyOf, SentFile } from '#contract/calls'
import type { Language } from '#i18n/languages'
import type { WireRefusal } from '#messages/failures'

/** A request as a transport carries it: over the network, or straight into the server. */
export interface TransportRequest {
  method: 'GET' | 'POST'
  /** Path with query string. */
  path: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body: unknown
  /** Sent as it is, in place of a body. */
  file?: SentFile
}

/** Answers the parsed JSON body; throws when there was no JSON answer (offline, timed out). */
export type Transport = (request: TransportRequest) => Promise<unknown>

export interface CallOptions {
  /** Sent as header `token`, or as bearer where `bearer` says so (ROLE-08 to ROLE-10). */
  token?: string | null
  bearer?: boolean
  /** What the answer is read in; the transport's own choice without it (D-62). */
  language?: Language
  /** Makes a retry harmless (D-21, D-43). */
  idempotencyKey?: string
}

/** The typed caller of every call; a refusal is an answer, not an exception. */
export type Client = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
) => Promise<ReplyOf<Name> | WireRefusal>

function headersOf({ token, bearer, idempotencyKey, language }: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  if (token && bearer) headers.authorization = `Bearer ${token}`
  else if (token) headers.token = token
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (language) headers['accept-language'] = language
  return headers
}

/** Query string of a GET, sorted so that equal questions have one address; empty values are left out, lists repeat their key. */
export function queryOf(input: object): string {
  const pairs = Object.entries(input).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map((one) => `${key}=${encodeURIComponent(one)}`),
  )
  return pairs.length ? `?${pairs.sort().join('&')}` : ''
}

/** Builds the client over any transport: the browser's fetch, the server itself, a test. */
export function createClient(transport: Transport): Client {
  return async (name, input, options = {}) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string]
    const reads = method === 'GET'
    const headers = headersOf(options)
    const { file, ...rest } = input as { file?: SentFile }
    const sent = reads ? undefined : file
    if (sent) headers['call-input'] = encodeURIComponent(JSON.stringify(rest))
    const answer = await transport({
      method,
      path: reads ? path + queryOf(input) : path,
      headers,
      body: reads || sent ? undefined : input,
      ...(sent && { file: sent }),
    })
    return answer as ReplyOf<typeof name> | WireRefusal
  }
}
