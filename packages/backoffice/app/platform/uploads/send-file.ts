import { untilSignedIn } from '#platform/sign-in-gate'

/** Address for uploads in parts (tus 1.0.0). */
const UPLOADS = '/api/staff/uploads'
const TUS = { 'tus-resumable': '1.0.0' }
/** Bytes per request: the most that a broken connection loses. */
const PART = 256 * 1024
const TIMEOUT_MS = 30_000
const SIGNED_OUT = 401
const NOT_FOUND = 404
const OTHER_OFFSET = 409

/** There was no usable answer: received parts stay, and the rest can be sent later. */
export class Interrupted extends Error {}

interface Sending {
  signal: AbortSignal
  /** Address of the upload, for resuming it. */
  onBegun(url: string): void
  /** Received bytes. */
  onSent(bytes: number): void
}

/** @throws Interrupted, or Error with the words of a refusal */
async function request(
  method: string,
  url: string,
  signal: AbortSignal,
  rest: RequestInit,
): Promise<Response> {
  for (;;) {
    const init = { ...rest, method, headers: { ...TUS, ...rest.headers } }
    const either = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    const response = await fetch(url, { ...init, signal: either }).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new Interrupted('The server did not respond', { cause })
    })
    if (response.status !== SIGNED_OUT) return response
    await untilSignedIn()
  }
}

async function refusedWith(response: Response): Promise<Error> {
  const isPassing = response.status >= 500 || response.status === 429 || response.status === NOT_FOUND
  if (isPassing) return new Interrupted(`The server returned status ${response.status}`)
  const answer: unknown = await response.json().catch(() => null)
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : ''
  return new Error(String(message))
}

const offsetIn = ({ headers }: Response): number => Number(headers.get('upload-offset'))

async function begin(file: File, signal: AbortSignal): Promise<string> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)))
  const headers = { 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` }
  const response = await request('POST', UPLOADS, signal, { headers })
  const url = response.headers.get('location')
  if (response.status !== 201 || url === null) throw await refusedWith(response)
  return url
}

/** Received bytes; null if the server does not know the upload. */
async function arrived(url: string, signal: AbortSignal): Promise<number | null> {
  const response = await request('HEAD', url, signal, {})
  if (response.ok) return offsetIn(response)
  if (response.status === NOT_FOUND) return null
  throw await refusedWith(response)
}

async function append(url: string, file: File, offset: number, signal: AbortSignal): Promise<number> {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  const body = file.slice(offset, offset + PART)
  const response = await request('PATCH', url, signal, { headers, body })
  if (response.ok) return offsetIn(response)
  // The answer to a part was lost, but the part has arrived.
  if (response.status === OTHER_OFFSET) return (await arrived(url, signal)) ?? 0
  throw await refusedWith(response)
}

/** Sends a file or its missing rest; returns the upload's address. @throws as `request` */
export async function sendFile(file: File, known: string | null, sending: Sending): Promise<string> {
  const { signal, onBegun, onSent } = sending
  const received = known === null ? null : await arrived(known, signal)
  let [url, offset] = [known ?? '', received ?? 0]
  if (received === null) {
    url = await begin(file, signal)
    onBegun(url)
  }
  onSent(offset)
  while (offset < file.size) {
    offset = await append(url, file, offset, signal)
    onSent(offset)
  }
  return url
}

/** Deletes an upload on the server, which would delete it a day later. */
export async function forgetUploadAt(url: string): Promise<void> {
  await fetch(url, { method: 'DELETE', headers: TUS }).catch(() => undefined)
}
