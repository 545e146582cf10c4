// The shop in the language of the journeys: the same server, other pages (D-62).
import { buildServer } from '@little-dunes/server/build-server'
import { readConfig } from '@little-dunes/server/config'
import { loadStorefront } from '@little-dunes/server/pages/open-storefront'
import { openShopDatabase } from '@little-dunes/server/platform/open-shop-database'
import { buildPseudoStorefront } from './build-storefront.ts'

const folder = await buildPseudoStorefront()
if (!folder) process.exit(1)
const config = readConfig(process.env, process.cwd())
process.env.NODE_ENV ??= 'production'
const database = await openShopDatabase(config, { log: console.log, onLost: console.error })
const server = await buildServer({
  database,
  dataFolder: config.dataFolder,
  storefront: await loadStorefront(folder),
})
const address = await server.listen({ port: config.port, host: config.host })
console.log(`The shop in the language of the journeys is open at ${address}`)

process.on('SIGTERM', async () => {
  server.server.closeAllConnections()
  await server.close()
  await database.close()
  process.exit(0)
})
