import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundle, scriptFile } from './inline-script.ts'

/** Path at which browsers look for it. */
const WORKER = 'service-worker.js'

const toPath = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * Emits the service worker at its fixed address, the worker that replaces it when it is switched off, and the script of
 * outdated pages. That script has the hash of its content in its name, so that a change of it changes the worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    // In `npm run dev` a browser unregisters the worker of an earlier built shop, so that nothing is cached.
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (request.url !== `/${WORKER}`) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(await bundle(toPath('service-worker/unregister-worker.ts')))
      })
    },
    async generateBundle() {
      const script = await bundle(toPath('app/back-online.ts'))
      const backOnline = scriptFile('back-online.ts', script)
      const worker = await bundle(toPath('service-worker/service-worker.ts'), {
        BACK_ONLINE: JSON.stringify(`/${backOnline}`),
      })
      const off = await bundle(toPath('service-worker/unregister-worker.ts'))
      const files = { [backOnline]: script, [WORKER]: worker, 'unregister-worker.js': off }
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
