const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: stopping, crashing, starting, too many connections,
 * too busy to answer in time.
 */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300', '55P03', '57014'])

/** pg gives these errors no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

const getCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** True when the connection failed, which leaves the result of the last statement unknown. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = getCode(error)
  if (networkCodes.has(code) || code.startsWith('08')) return true
  return messages.test(error.message) || isConnectionLost(error.cause)
}

/** True when the database is unreachable at present, rather than refusing a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return serverCodes.has(getCode(error)) || isConnectionLost(error) || isDatabaseUnavailable(error.cause)
}
