// Pages of the shop in one language for `npm run dev`: rendered from their sources, and kept current by Vite.
import type { ServerResponse } from 'node:http'
import { createClient } from '@little-dunes/domain/contract/client'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import type { StorefrontBuild } from '@little-dunes/server/pages/register-storefront'
import { NONCE_HEADER, ORIGIN_HEADER } from '@little-dunes/server/pages/remote-pages'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { errorPage } from './error-page.ts'
import { type Asked, failureSince, language, serveVite, showError } from './vite-process.ts'

/** Marks of pages whose scripts wait for the first interaction (decision 069). */
const WAITING = / data-until-used=""|<script async="" src="[^"]*\/starter-[^"]*"><\/script>/g

const base = language === FIRST_LANGUAGE ? '/' : `/${language}/`

/** Time of the last failed call of a page in the shop. */
let threwAt = Number.NEGATIVE_INFINITY

/** Calls the shop directly: through the common address they would wait for its restart. */
const client = createClient(async ({ method, path, headers, body }) => {
  const answer = await fetch(process.env.SHOP_URL + path, {
    method,
    headers: { 'accept-language': language, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  if (answer.status === 500) threwAt = performance.now()
  return answer.json()
})

async function loadPages({ environments: { ssr } }: ViteDevServer): Promise<StorefrontBuild> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The SSR environment of Vite is not runnable')
  return ssr.runner.import('virtual:react-router/server-build')
}

const toNote = (error: unknown) =>
  error instanceof Error
    ? { message: error.message, stack: error.stack ?? '' }
    : { message: String(error), stack: String(error) }

/** The answer of the pages, with errors on the way to it. */
async function render(
  vite: ViteDevServer,
  url: string,
  context: { nonce: string; publicUrl: string | null },
) {
  const failures: unknown[] = []
  const build = await loadPages(vite)
  const handleError = (error: unknown) => void failures.push(error)
  const entry = { module: { ...build.entry.module, handleError } }
  const provider = new RouterContextProvider(
    new Map([[build.entry.module.shopContext, { ...context, client, now: () => new Date() }]]),
  )
  const handle = createRequestHandler({ ...build, entry }, 'development')
  return { answer: await handle(new Request(`http://shop.invalid${url}`), provider), failures }
}

/** Scripts start with the page, because changes only reach a hydrated page. */
const startedAtOnce = (html: string): string => html.replaceAll(WAITING, '')

let printed = ''

async function answerPage({ url, headers }: Asked, response: ServerResponse, vite: ViteDevServer) {
  const nonce = String(headers[NONCE_HEADER] ?? '')
  const publicUrl = headers[ORIGIN_HEADER]?.toString() ?? null
  response.setHeader('cache-control', 'no-store')
  const startedAt = performance.now()
  try {
    const { answer, failures } = await render(vite, url, { nonce, publicUrl })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const [failure] = failures
    if (failure !== undefined && isPage) throw failure
    if (failure !== undefined) showError(vite, toNote(failure))
    response.statusCode = answer.status
    for (const name of ['content-type', 'location']) {
      const value = answer.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    const text = await answer.text()
    response.end(isPage ? startedAtOnce(text) : text)
  } catch (error) {
    const cause = threwAt >= startedAt ? await failureSince(startedAt) : undefined
    const { message, stack } = cause ?? toNote(error)
    // The open page repeats its request, so each error is printed only once.
    if (stack !== printed) console.error(`Could not render ${url}: ${stack}`)
    printed = stack
    response.statusCode = 500
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(errorPage({ title: message, details: stack, nonce }))
  }
}

await serveVite(base, answerPage)
