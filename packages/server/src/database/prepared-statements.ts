import pg from 'pg'

/** Most statements that a connection keeps, and the longest: each takes memory in its PostgreSQL process. */
const MOST_STATEMENTS = 500
const LONGEST_TEXT = 8_000

/** Names a text when it comes for the second time; undefined for one that may never come again, such as a list of one length. */
export function createStatementNames(most = MOST_STATEMENTS): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return (text) => {
    const name = names.get(text)
    if (name || names.size === most || text.length > LONGEST_TEXT) return name
    if (!seen.delete(text)) {
      if (seen.size === most) seen.clear()
      seen.add(text)
      return undefined
    }
    const next = `statement_${names.size + 1}`
    names.set(text, next)
    return next
  }
}

type StatementNames = ReturnType<typeof createStatementNames>

/** Of all connections of the process. */
const ofProcess = createStatementNames()

/**
 * Prepares every statement with parameters that comes again, so that PostgreSQL parses and plans it once per connection.
 * Without parameters a text may hold several statements, which cannot be prepared.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig, names: StatementNames = ofProcess) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((first: unknown, values: unknown, ...rest: unknown[]) =>
      query(prepared(first, values, names), values, ...rest)) as pg.Client['query']
  }
}

function prepared(query: unknown, values: unknown, nameOf: StatementNames): unknown {
  if (!isQueryConfig(query) || !Array.isArray(values) || values.length === 0) return query
  return { ...query, name: query.name ?? nameOf(query.text) }
}

/** As Drizzle sends them; neither a text alone nor a query object, which submits itself. */
const isQueryConfig = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)
