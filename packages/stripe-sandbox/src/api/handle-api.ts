import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, answerError, serverError } from '#api/answer'
import { authenticate } from '#api/authenticate'
import { parseForm } from '#api/form-body'
import { keyInUse } from '#api/idempotency'
import { performCall } from '#api/perform-call'
import { ApiError } from '#payments/api-error'
import { apiVersion } from '#payments/events'
import { runJobs } from '#payments/run-jobs'
import { readBody } from '#read-body'
import type { Sandbox } from '#state/sandbox'
import type { Fault, TestControls } from '#switches/switches'
import type { WebhookSender } from '#webhooks/webhook-sender'

export class Api {
  readonly #sandbox: Sandbox
  readonly #switches: TestControls
  readonly #webhooks: WebhookSender
  readonly #keysInUse = new Set<string>()

  constructor(sandbox: Sandbox, switches: TestControls, webhooks: WebhookSender) {
    this.#sandbox = sandbox
    this.#switches = switches
    this.#webhooks = webhooks
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
    const body = await readBody(request)
    const faults = this.#switches.takeFaults(request.method ?? '', url.pathname)
    const has = (effect: Fault['effect']) => faults.some((fault) => fault.effect === effect)
    if (has('unreachable')) return void request.socket.destroy()
    const key = getIdempotencyKey(request)
    const used = key !== undefined && this.#keysInUse.has(key)
    if (key && !used) this.#keysInUse.add(key)
    try {
      const requestId = this.#sandbox.newId('req')
      response.once('close', () => this.#webhooks.wake())
      const answer = used ? keyInUse(key) : await this.#answer(request, url, body, requestId, faults)
      if (has('cut')) return void request.socket.destroy()
      send(response, answer, requestId, key)
    } finally {
      if (key && !used) this.#keysInUse.delete(key)
    }
  }

  async #answer(request: IncomingMessage, url: URL, body: string, requestId: string, faults: Fault[]) {
    const slow = faults.filter(({ effect }) => effect === 'slow').map(({ ms }) => ms)
    if (slow.length > 0) await wait(Math.max(...slow))
    if (faults.some(({ effect }) => effect === 'error_before'))
      return serverError({ 'stripe-should-retry': 'true' })
    runJobs(this.#sandbox)
    const failAfter = faults.some(({ effect }) => effect === 'error_after')
    return this.#webhooks.around(() => this.#work(request, url, body, requestId, failAfter))
  }

  #work(request: IncomingMessage, url: URL, body: string, requestId: string, failAfter: boolean): Answer {
    const { method = '' } = request
    const idempotencyKey = getIdempotencyKey(request)
    this.#sandbox.request = { id: requestId, idempotency_key: idempotencyKey ?? null }
    try {
      requireVersion(request)
      const key = authenticate(this.#sandbox, request)
      const fields = parseForm(method === 'GET' ? url.search : body)
      const call = { method, path: url.pathname, fields, key, idempotencyKey, requestId, failAfter }
      return performCall(this.#sandbox, call)
    } catch (error) {
      return answerError(error)
    } finally {
      this.#sandbox.request = { id: null, idempotency_key: null }
    }
  }
}

const getIdempotencyKey = (request: IncomingMessage) =>
  request.headers['idempotency-key']?.toString() || undefined

/** The sandbox implements one API version. Requests for another would get wrong answers. */
function requireVersion({ headers }: IncomingMessage) {
  const requestedVersion = headers['stripe-version']
  if (!requestedVersion || requestedVersion === apiVersion) return
  throw new ApiError(400, {
    type: 'invalid_request_error',
    message: `Invalid Stripe API version: ${requestedVersion}. The sandbox supports ${apiVersion}.`,
  })
}

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'request-id',
  'access-control-max-age': '300',
}

function send(response: ServerResponse, answer: Answer, requestId: string, key: string | undefined) {
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(answer.body),
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    'stripe-version': apiVersion,
    ...(key ? { 'idempotency-key': key } : {}),
    ...crossOrigin,
    ...answer.headers,
  })
  response.end(answer.body)
}
