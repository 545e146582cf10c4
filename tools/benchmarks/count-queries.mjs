// Loaded into the shop by `--import`: counts database queries and reports them, with the write-ahead log, memory and
// processor time, on a separate port. `/collected` runs garbage collection first. The shop's code does not know of it.
import { createServer } from 'node:http'
import { releaseMemory } from '@little-dunes/server/startup/release-memory'
import pg from 'pg'

let queries = 0
let connectionParameters
const query = pg.Client.prototype.query

pg.Client.prototype.query = function countedQuery(...args) {
  queries += 1
  if (!connectionParameters) answerStats()
  connectionParameters = this.connectionParameters
  return query.apply(this, args)
}

/** Opened by the first query, so that only the process that serves the shop answers. */
function answerStats() {
  const server = createServer(async (request, response) => {
    if (request.url === '/collected') releaseMemory()
    const { user, system } = process.cpuUsage()
    const stats = { queries, rss: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 }
    response.end(JSON.stringify({ ...stats, walBytes: await writtenBytes() }))
  })
  server.listen(Number(process.env.BENCH_STATS_PORT), '127.0.0.1')
  server.unref()
}

async function writtenBytes() {
  const { host, port, user, password, database } = connectionParameters
  const client = new pg.Client({ host, port, user, password, database })
  await client.connect()
  const { rows } = await query.call(client, "SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes")
  await client.end()
  return Number(rows[0].bytes)
}
