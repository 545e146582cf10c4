import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { createServer, type PluginOption, type ViteDevServer } from 'vite'
import { root } from '../run-tool.ts'

/** Language of the pages of this process; the configuration of their package reads it as well. */
export const language: Language = LANGUAGES.find((one) => one === process.env.PAGE_LANGUAGE) ?? FIRST_LANGUAGE

/** Message from the process that owns the address. */
export interface FailureNote {
  message: string
  stack: string
}

let newestFailure: { note: FailureNote; at: number } | undefined

/** The newest error of the shop since that moment, which may still be on its way through the log. */
export async function failureSince(moment: number): Promise<FailureNote | undefined> {
  for (let tries = 0; tries < 40; tries++) {
    if (newestFailure && newestFailure.at >= moment) return newestFailure.note
    await delay(25)
  }
  return undefined
}

export interface Asked {
  /** The browser's address: Vite removes its base. */
  url: string
  headers: IncomingMessage['headers']
}

export type Answer = (asked: Asked, response: ServerResponse, vite: ViteDevServer) => Promise<void>

/**
 * Vite for the package in this folder, below `base`, on the port of this process; `answer` handles all other requests.
 */
export async function serveVite(base: string, answer: Answer, plugins: PluginOption[] = []): Promise<void> {
  const server = createHttpServer()
  const name = `${path.basename(process.cwd())}-${language}`
  const vite = await createServer({
    base,
    plugins,
    appType: 'custom',
    cacheDir: path.join(root, 'node_modules', '.cache', 'dev', name),
    // Dependencies are found before the first page, because finding one later reloads the page.
    optimizeDeps: {
      entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts'],
      include: ['react/jsx-dev-runtime', 'react-dom/client', 'react-router', 'react-router/dom'],
    },
    server: { middlewareMode: true, hmr: { server } },
  })
  server.on('request', (request, response) => {
    const { url = base, headers } = request
    vite.middlewares(request, response, () => {
      answer({ url, headers }, response, vite).catch((error: unknown) => response.destroy(error as Error))
    })
  })
  process.on('message', (note: FailureNote) => {
    newestFailure = { note, at: performance.now() }
    showError(vite, note)
  })
  // The parent process has ended.
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit())
  server.listen(Number(process.env.PORT), '127.0.0.1')
}

/** Shows an error over the open page, or the next one. */
export const showError = (vite: ViteDevServer, { message, stack }: FailureNote): void =>
  vite.environments.client.hot.send({ type: 'error', err: { message, stack } })
