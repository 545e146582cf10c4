import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type Stripe from 'stripe'
import { authenticatePage, handleAuthenticationSubmit } from '#pages/authenticate-page'
import { bundle } from '#pages/bundle'
import { cardFramePage, expressFramePage, walletSheetPage, walletTogglePage } from '#pages/frame-pages'
import { hostedPage } from '#pages/hosted-page'
import { payOnPage } from '#pages/pay-on-page'
import { runJobs } from '#payments/run-jobs'
import { readBody } from '#read-body'
import type { Sandbox } from '#state/sandbox'
import type { WebhookSender } from '#webhooks/webhook-sender'

interface Visit {
  sandbox: Sandbox
  url: URL
  name: string
  form: URLSearchParams
}

type Served = { type: string; text: string } | undefined

const asPage = (text: string): Served => ({ type: 'text/html; charset=utf-8', text })
const asJson = (value: object): Served => ({ type: 'application/json', text: JSON.stringify(value) })

const pages: [RegExp, (visit: Visit) => Served][] = [
  [/^GET \/endive\/(stripe)\.js$/, script],
  [/^GET \/scripts\/([\w-]+)\.js$/, script],
  [/^GET \/styles\/(\w+)\.css$/, ({ name }) => style(name)],
  [/^GET \/elements\/card$/, () => asPage(cardFramePage())],
  [/^GET \/elements\/express$/, ({ sandbox }) => asPage(expressFramePage(sandbox))],
  [/^GET \/elements\/wallet$/, ({ url }) => asPage(walletSheetPage(url.searchParams))],
  [/^GET \/wallet$/, () => asPage(walletTogglePage())],
  [/^GET \/c\/pay\/(\w+)$/, showSession],
  [/^POST \/c\/pay\/(\w+)$/, ({ sandbox, name, form }) => asJson(payOnPage(sandbox, name, form))],
  [
    /^(?:GET) \/authenticate\/(\w+)$/,
    (visit) => withIntent(visit, (intent) => asPage(authenticatePage(intent))),
  ],
  [/^POST \/authenticate\/(\w+)$/, authenticate],
]

/** All pages and scripts for browsers: Stripe.js, the frames of its fields, the hosted page. */
export async function servePages(
  { sandbox, webhooks }: { sandbox: Sandbox; webhooks: WebhookSender },
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) {
  const form = new URLSearchParams(await readBody(request))
  runJobs(sandbox)
  const address = `${request.method === 'HEAD' ? 'GET' : request.method} ${url.pathname}`
  for (const [pattern, serve] of pages) {
    const match = pattern.exec(address)
    const name = match?.[1] ?? ''
    const served = match && (await webhooks.around(() => serve({ sandbox, url, name, form })))
    if (served) return void send(response, 200, served)
  }
  send(response, 404, { type: 'text/plain; charset=utf-8', text: 'Not found\n' })
}

function send(response: ServerResponse, status: number, { type, text }: NonNullable<Served>) {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src *; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}

const scripts = new Map<string, string>()
const folder = path.join(import.meta.dirname, '..', 'browser')

function script({ name }: Visit): Served {
  if (!existsSync(path.join(folder, `${name}.js`))) return undefined
  const text = scripts.get(name) ?? bundle(name)
  scripts.set(name, text)
  return { type: 'text/javascript; charset=utf-8', text }
}

function style(name: string): Served {
  const file = path.join(folder, `${name}.css`)
  return existsSync(file) ? { type: 'text/css; charset=utf-8', text: readFileSync(file, 'utf8') } : undefined
}

function showSession({ sandbox, name }: Visit): Served {
  const session = sandbox.store.get('sessions', name)
  return session && asPage(hostedPage(sandbox, session))
}

/** Requires the client secret of the payment. */
function withIntent({ sandbox, url, name }: Visit, serve: (intent: Stripe.PaymentIntent) => Served): Served {
  const intent = sandbox.store.get('payment_intents', name)
  return intent && url.searchParams.get('client_secret') === intent.client_secret ? serve(intent) : undefined
}

function authenticate(visit: Visit): Served {
  return withIntent(visit, (intent) =>
    asJson(handleAuthenticationSubmit(visit.sandbox, intent, visit.form.get('result'))),
  )
}
