import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { createServer, type PluginOption, type ViteDevServer } from 'vite'
import { root } from '../run-tool.ts'

/** The language of the pages of this process; the configuration of their package reads it as well. */
export const language: Language = LANGUAGES.find((one) => one === process.env.PAGE_LANGUAGE) ?? FIRST_LANGUAGE

/** What the process that owns the address tells this one. */
export interface FailureNote {
  message: string
  stack: string
}

let newestFailure: { note: FailureNote; at: number } | undefined

/** The newest error of the shop since then, which may still be on its way through the log. */
export async function failureSince(moment: number): Promise<FailureNote | undefined> {
  for (let tries = 0; tries < 40; tries++) {
    if (newestFailure && newestFailure.at >= moment) return newestFailure.note
    await delay(25)
  }
  return undefined
}

export interface Asked {
  /** As the browser has it: Vite takes its base away. */
  url: string
  headers: IncomingMessage['headers']
}

export type Answer = (asked: Asked, response: ServerResponse, vite: ViteDevServer) => Promise<void>

/** Vite for the package in this folder, below `base`, on the port of this process; what it does not know, `answer` does. */
export async function serveVite(base: string, answer: Answer, plugins: PluginOption[] = []): Promise<void> {
  const server = createHttpServer()
  const name = `${path.basename(process.cwd())}-${language}`
  const vite = await createServer({
    base,
    plugins,
    appType: 'custom',
    cacheDir: path.join(root, 'node_modules', '.cache', 'dev', name),
    // Found before the first page, so that none is loaded again because of them.
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
  // Whoever started it has ended.
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit())
  server.listen(Number(process.env.PORT), '127.0.0.1')
}

/** Over the open page, or the next one. */
export const showError = (vite: ViteDevServer, { message, stack }: FailureNote): void =>
  vite.environments.client.hot.send({ type: 'error', err: { message, stack } })
