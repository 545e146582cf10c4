import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundle, scriptFile } from './inline-script.ts'

/** Where browsers have it. */
const WORKER = 'service-worker.js'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * The service worker at its one address, what the server sends there instead when it is switched off, and the script of old
 * pages under the hash of its content: a worker with another one is another worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    // Of `npm run dev` nothing is kept: a browser gives up the worker of a shop that was built.
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (request.url !== `/${WORKER}`) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(await bundle(fileOf('service-worker/unregister-worker.ts')))
      })
    },
    async generateBundle() {
      const script = await bundle(fileOf('app/back-online.ts'))
      const backOnline = scriptFile('back-online.ts', script)
      const worker = await bundle(fileOf('service-worker/service-worker.ts'), {
        BACK_ONLINE: JSON.stringify(`/${backOnline}`),
      })
      const off = await bundle(fileOf('service-worker/unregister-worker.ts'))
      const files = { [backOnline]: script, [WORKER]: worker, 'unregister-worker.js': off }
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
