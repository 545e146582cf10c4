import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

/** The error page, because it renders without a shop. */
async function renderErrorPage(build: ServerBuild): Promise<string> {
  const module = { ...build.entry.module, handleError: () => undefined }
  const { shopContext } = build.entry.module as unknown as { shopContext: object }
  const context = {
    client: () => Promise.reject(new Error('The API is not available during the build')),
    now: () => new Date(),
    publicUrl: null,
    nonce: 'nonce',
  }
  const handle = createRequestHandler({ ...build, entry: { module } }, 'production')
  const provider = new RouterContextProvider(new Map([[shopContext as never, context]]))
  return (
    await handle(
      new Request(`http://shop.invalid${build.basename === '/' ? '' : build.basename}/login`),
      provider,
    )
  ).text()
}

/** Fails the build when a page would load its scripts before the first paint, or never. */
export async function checkDeferredScripts(buildFolder: string): Promise<void> {
  const entry = path.resolve(buildFolder, 'server', 'index.js')
  const html = await renderErrorPage(
    (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as ServerBuild,
  )
  const deferred = html.match(/<script[^>]* type="deferred"/g)?.length ?? 0
  const eager = /<script[^>]* type="module"|<link[^>]* rel="modulepreload"/.test(html)
  if (deferred !== 1 || eager)
    throw new Error(
      `React Router's <Scripts> has changed: expected 1 deferred script and no eager ones, found ${deferred} deferred, eager: ${eager}`,
    )
}
