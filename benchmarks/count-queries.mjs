// Loaded into the shop by `--import`: counts what reaches the database and reports it, with memory and processor time,
// on a port of its own. The shop's code knows nothing of it.
import { createServer } from 'node:http'
import pg from 'pg'

let queries = 0
let telling = false
const query = pg.Client.prototype.query

pg.Client.prototype.query = function countedQuery(...args) {
  queries += 1
  if (!telling) tell()
  return query.apply(this, args)
}

/** Opened by the first query, so that only the process that serves the shop answers. */
function tell() {
  telling = true
  const server = createServer((_request, response) => {
    const { user, system } = process.cpuUsage()
    response.end(JSON.stringify({ queries, rss: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 }))
  })
  server.listen(Number(process.env.BENCH_STATS_PORT), '127.0.0.1')
  server.unref()
}
