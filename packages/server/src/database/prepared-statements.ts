import pg from 'pg'

/** Maximum number and length of prepared statements per connection: each takes memory in its PostgreSQL process. */
const MAX_STATEMENTS = 500
const LONGEST_TEXT = 8_000

/** Names a statement at its second use; undefined before, since some never recur, such as a list of one length. */
export function createStatementNames(max = MAX_STATEMENTS): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return (text) => {
    const name = names.get(text)
    if (name || names.size === max || text.length > LONGEST_TEXT) return name
    if (!seen.delete(text)) {
      if (seen.size === max) seen.clear()
      seen.add(text)
      return undefined
    }
    const next = `statement_${names.size + 1}`
    names.set(text, next)
    return next
  }
}

type StatementNames = ReturnType<typeof createStatementNames>

/** Shared by all connections of the process. */
const ofProcess = createStatementNames()

/**
 * Prepares recurring statements with parameters, so PostgreSQL parses and plans them once per connection. A text
 * without parameters may contain several statements, which cannot be prepared.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig, names: StatementNames = ofProcess) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((first: unknown, values: unknown, ...rest: unknown[]) =>
      query(prepared(first, values, names), values, ...rest)) as pg.Client['query']
  }
}

function prepared(query: unknown, values: unknown, getName: StatementNames): unknown {
  if (!isQueryConfig(query) || !Array.isArray(values) || values.length === 0) return query
  return { ...query, name: query.name ?? getName(query.text) }
}

/** Matches Drizzle's queries, but no plain texts and no query objects, which submit themselves. */
const isQueryConfig = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)
