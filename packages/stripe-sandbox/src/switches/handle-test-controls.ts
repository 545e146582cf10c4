import type { IncomingMessage, ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { createAnswer } from '#api/answer'
import { authenticate } from '#api/authenticate'
import { ApiError, invalidParameter, resourceMissing } from '#payments/api-error'
import { paySession, requireSession } from '#payments/checkout-sessions'
import { answerAuthentication } from '#payments/confirm-intent'
import { requireIntent } from '#payments/payment-intents'
import { requirePaymentMethod } from '#payments/payment-methods'
import { failRefund, requireRefund } from '#payments/refunds'
import { runJobs } from '#payments/run-jobs'
import { readBody } from '#read-body'
import type { Sandbox } from '#state/sandbox'
import type { Fault, TestControls, WebhookEffect } from '#switches/switches'
import type { WebhookSender } from '#webhooks/webhook-sender'

interface Testing {
  sandbox: Sandbox
  switches: TestControls
  webhooks: WebhookSender
}

type Input = Record<string, unknown>
type Switch = (testing: Testing, input: Input, id: string) => unknown

const effects = ['lost', 'doubled', 'late', 'early'] as const
const faults = ['slow', 'error_before', 'error_after', 'cut', 'unreachable'] as const

const switchesByAddress: [RegExp, Switch][] = [
  [/^GET state$/, ({ sandbox }) => everything(sandbox)],
  [/^POST state$/, ({ sandbox }, input) => filterByReference(sandbox, input)],
  [/^GET switches$/, ({ switches }) => switches.shown()],
  [/^POST reset$/, ({ sandbox, switches }) => reset(sandbox, switches)],
  [/^POST webhooks$/, ({ switches }, input) => switches.addEffect(readEffect(input))],
  [/^POST webhooks\/off$/, ({ switches }) => switches.turnWebhooks(false)],
  [/^POST webhooks\/on$/, ({ switches }) => switches.turnWebhooks(true)],
  [/^POST webhooks\/deliver$/, async ({ webhooks }) => ({ attempts: await webhooks.deliverAll() })],
  [/^POST events\/(\w+)\/deliver$/, ({ webhooks }, _, id) => webhooks.deliverAgain(id)],
  [/^POST faults$/, ({ switches }, input) => switches.addFault(readFault(input))],
  [/^POST clock$/, ({ sandbox }, input) => advance(sandbox, input)],
  [/^POST refunds$/, ({ sandbox }, input) => setRefundMode(sandbox, input)],
  [/^POST refunds\/(\w+)\/fail$/, sendBack],
  [/^POST wallet$/, ({ sandbox }, { supported }) => setWallet(sandbox, supported === true)],
  [/^POST objects\/(\w+)$/, falsify],
  [/^POST payment_intents\/(\w+)\/authenticate$/, authenticateIntent],
  [/^POST sessions\/(\w+)\/pay$/, pay],
]

/** Test calls under /_test/, with JSON and the secret key (README). */
export async function handleTestControls(
  testing: Testing,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const answer = await answerSwitch(testing, request, path).catch((error: unknown) =>
    error instanceof ApiError
      ? createAnswer(error.status, { error: error.body })
      : createAnswer(400, { error: { message: String(error) } }),
  )
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  testing.webhooks.wake()
}

async function answerSwitch(testing: Testing, request: IncomingMessage, path: string) {
  if (authenticate(testing.sandbox, request) !== 'secret')
    throw new Error('Test controls need the secret key. Send it in the Authorization header.')
  const text = await readBody(request)
  const input: Input = text ? JSON.parse(text) : {}
  const address = `${request.method} ${path.replace('/_test/', '')}`
  for (const [pattern, turn] of switchesByAddress) {
    const match = pattern.exec(address)
    if (match) return createAnswer(200, (await turn(testing, input, match[1] ?? '')) ?? { done: true })
  }
  return createAnswer(404, { error: { message: `Unrecognized test control: ${address}.` } })
}

function everything({ store, now }: Sandbox) {
  return {
    now: now(),
    payment_intents: store.all('payment_intents'),
    charges: store.all('charges'),
    refunds: store.all('refunds'),
    sessions: store.all('sessions'),
    events: store.all('events'),
    deliveries: store.all('deliveries'),
  }
}

/** Only objects of some payments, by `metadata.reference`, because the full state grows during a long test. */
function filterByReference({ store, now }: Sandbox, { references }: Input) {
  const selected = new Set<unknown>(Array.isArray(references) ? references : [])
  const isMatch = ({ metadata }: { metadata: Stripe.Metadata | null }) => selected.has(metadata?.reference)
  const intents = store.all('payment_intents').filter(isMatch)
  const ids = new Set<unknown>(intents.map(({ id }) => id))
  const ofIntent = ({ payment_intent }: { payment_intent: unknown }) => ids.has(payment_intent)
  return {
    now: now(),
    payment_intents: intents,
    charges: store.all('charges').filter(ofIntent),
    refunds: store.all('refunds').filter(ofIntent),
    sessions: store.all('sessions').filter(isMatch),
    undelivered: store.count('deliveries'),
  }
}

function reset(sandbox: Sandbox, switches: TestControls) {
  switches.reset()
  sandbox.refundMode = { ends: 'succeeded', afterMs: 0 }
  sandbox.store.put('numbers', 'clock_ahead', 0)
  sandbox.store.put('numbers', 'wallet', 0)
}

const numberIn = (input: Input, name: string, otherwise: number) =>
  typeof input[name] === 'number' ? input[name] : otherwise

function readEffect(input: Input): WebhookEffect {
  const types = Array.isArray(input.types) ? input.types.map(String) : []
  const effect = effects.find((one) => one === input.effect)
  if (!effect) throw invalidParameter(`Invalid effect: must be one of ${effects.join(', ')}`, 'effect')
  return { effect, types, ms: numberIn(input, 'ms', 1000), count: numberIn(input, 'count', 1) }
}

function readFault(input: Input): Fault {
  const effect = faults.find((one) => one === input.effect)
  if (!effect) throw invalidParameter(`Invalid effect: must be one of ${faults.join(', ')}`, 'effect')
  return {
    effect,
    ms: numberIn(input, 'ms', 1000),
    count: numberIn(input, 'count', 1),
    method: String(input.method ?? '*'),
    path: String(input.path ?? '*'),
  }
}

function advance(sandbox: Sandbox, input: Input) {
  const { store } = sandbox
  const ahead = (store.get('numbers', 'clock_ahead') ?? 0) + numberIn(input, 'advance_ms', 0)
  store.put('numbers', 'clock_ahead', ahead)
  runJobs(sandbox)
  return { now: sandbox.now() }
}

function setRefundMode(sandbox: Sandbox, input: Input) {
  const ends = input.ends === 'failed' ? 'failed' : 'succeeded'
  sandbox.refundMode = { ends, afterMs: numberIn(input, 'after_ms', 0) }
}

/** Fails a refund as the customer's bank would, even weeks later. */
function sendBack({ sandbox }: Testing, _: Input, id: string) {
  return sandbox.store.together(() => failRefund(sandbox, requireRefund(sandbox, id)))
}

function setWallet({ store }: Sandbox, supported: boolean) {
  store.put('numbers', 'wallet', supported ? 1 : 0)
}

/** Changes a stored object, so that it differs from the shop's data. */
function falsify({ sandbox: { store } }: Testing, input: Input, id: string) {
  for (const table of ['payment_intents', 'charges', 'refunds', 'sessions'] as const) {
    const object = store.get(table, id)
    if (object) return store.put(table, id, { ...object, ...input })
  }
  throw resourceMissing('object', id)
}

/** Acts as the customer on the bank's page. */
function authenticateIntent({ sandbox }: Testing, { result }: Input, id: string) {
  return sandbox.store.together(() =>
    answerAuthentication(sandbox, requireIntent(sandbox, id), result !== 'fail'),
  )
}

/** Acts as the customer on the hosted page. */
function pay({ sandbox }: Testing, input: Input, id: string) {
  runJobs(sandbox)
  return sandbox.store.together(() => {
    const method = requirePaymentMethod(sandbox, String(input.payment_method ?? 'pm_card_visa'))
    const customer = {
      email: String(input.email ?? 'customer@example.com'),
      name: String(input.name ?? 'A Customer'),
    }
    const how = { returnUrl: null, useStripeSdk: true }
    return paySession(sandbox, requireSession(sandbox, id), method, customer, how)
  })
}
