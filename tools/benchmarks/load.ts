import autocannon from 'autocannon'

/** Connections of every load; the same for the shop and the yardstick. */
export const CONNECTIONS = 10

export interface Load {
  perSecond: number
  p50: number
  p99: number
  bytes: number
  requests: number
  failures: number
}

type Request = autocannon.Request

/** Drives one address for some seconds; each connection may shape its own requests. */
export async function drive(
  url: string,
  seconds: number,
  createRequest?: (connection: number) => () => Request,
): Promise<Load> {
  let connections = 0
  const options: autocannon.Options = {
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  }
  if (createRequest) {
    options.setupClient = (client) => {
      const next = createRequest(connections++)
      client.setRequests([{ ...next(), setupRequest: () => next() } as Request])
    }
  }
  const result = await autocannon(options)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    requests: result.requests.total,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}
