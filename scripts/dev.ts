// `npm run dev`: the shop, started anew after every change of the server, and after every new build of changed pages.
import { watch } from 'node:fs'
import path from 'node:path'
import { useOwnTexts } from './own-texts/use-own-texts.ts'
import { buildPages } from './pages-build/build-pages.ts'
import { exitCode, root, startTool } from './run-tool.ts'

const watched = [
  'packages/storefront/app',
  'packages/storefront/public',
  'packages/storefront/service-worker',
  'packages/backoffice/app',
  'packages/design',
  'packages/domain/src',
]

let building = Promise.resolve(true)
let waiting: NodeJS.Timeout | undefined

/** An editor saves several files at once, in several steps. */
function rebuildSoon() {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    building = building.then(buildPages)
  }, 150)
}

if (!(await useOwnTexts())) process.exit(1)
await buildPages()
for (const folder of watched) watch(path.join(root, folder), { recursive: true }, rebuildSoon)
const watching = ['--watch', '--watch-preserve-output', '--import', './scripts/own-texts/before-the-shop.ts']
const server = startTool('node', [...watching, 'packages/server/src/main.ts'], {
  env: { NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
})
// Ctrl-C reaches the server by itself; a signal sent to this process alone must be passed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.exit(await exitCode(server))
