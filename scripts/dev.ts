// `npm run dev`: pages from their sources, kept current by Vite, and the shop, restarted after each change of its
// sources (docs/decisions/071).
import { once } from 'node:events'
import { requireFreePort } from '@little-dunes/server/startup/require-free-port'
import { installCustomTexts } from './custom-texts/install-custom-texts.ts'
import { createFront } from './dev/front.ts'
import { createProcesses } from './dev/processes.ts'
import { getDestination } from './dev/route.ts'
import { shopFolders, watchSources } from './dev/watch-sources.ts'

if (!(await installCustomTexts())) process.exit(1)
const host = process.env.HOST || '127.0.0.1'
const port = await requireFreePort(Number(process.env.PORT || 3000), host).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const processes = await createProcesses(`http://localhost:${port}`)
const front = createFront((request) => processes.find(getDestination(request))).listen(port, host)
await once(front, 'listening')

// Ctrl-C reaches the processes directly; a signal to this process alone must be passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void processes.stop().then(() => process.exit(0)))

watchSources(shopFolders(), () => processes.shop.restart())
for (const first of ['shop', { pages: 'storefront', language: 'en' }] as const)
  processes
    .find(first)
    .ready()
    .catch(() => undefined)
