import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { amountPattern } from '@little-dunes/domain/messages/write-amount'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { setPatternReader } from '#platform/amounts'
import { getRootCause } from '#platform/get-root-cause'
import { PAGE_LANGUAGE } from '#platform/messages'
import type { RootData } from '#platform/root-data'
import { ISLAND_IDS, RenderIslandContext } from '#platform/scripts/island-context'
import { NonceContext } from '#platform/scripts/nonce-context'
import { shopContext } from '#platform/shop-context'
import { StaticDataContext, staticDataOfPage } from '#platform/static-data'
import { JsonLdContext, jsonLdOfPage } from '#platform/structured-data/json-ld-context'

export { shopContext }

const amountPatterns = new AsyncLocalStorage<string>()
setPatternReader(() => amountPatterns.getStore())

const renderIsland = (island: ReactNode): string => renderToString(island, { identifierPrefix: ISLAND_IDS })

/** Logs one line, while the framework would print the whole error. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return
  console.error(`Could not render ${new URL(request.url).pathname}: ${getRootCause(error)}`)
}

/** Pages are cached and sent as a whole (D-60), so the answer waits until all of the page is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(shopContext)
  const root = routerContext.staticHandlerContext.loaderData.root as RootData | undefined
  const pattern = amountPattern(PAGE_LANGUAGE, root?.settings.currencyFormat)
  const page = (
    <NonceContext value={nonce}>
      <JsonLdContext value={context.get(jsonLdOfPage)}>
        <StaticDataContext value={context.get(staticDataOfPage)}>
          <RenderIslandContext value={renderIsland}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </RenderIslandContext>
        </StaticDataContext>
      </JsonLdContext>
    </NonceContext>
  )
  const render = () =>
    new Promise<Response>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, {
        nonce,
        onAllReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          text(body).then((html) => resolve(new Response(html, { status, headers })), reject)
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      })
    })
  return amountPatterns.run(pattern, render)
}
