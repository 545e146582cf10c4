import { type LoaderFunctionArgs, useNavigation } from 'react-router'

export type AddressValues = { readonly [name: string]: string | undefined }

interface Choice<Value> {
  values: readonly Value[]
  /** The default, which addresses omit. */
  usual: Value
}

interface ListParameters<Query> {
  /** A function if the choice depends on the search. */
  choices?: {
    [Name in keyof Query]?: Choice<Query[Name]> | ((named: AddressValues) => Choice<Query[Name]>)
  }
  /** Search, filters and page keys. The server validates their values. */
  names: readonly (keyof Query & string)[]
}

type Partly<Query> = { [Name in keyof Query]?: Query[Name] | undefined }

export interface ListAddress<Query> {
  read(parameters: URLSearchParams): Query
  path(query: Partly<Query>): string
  /** The address of the first page after a change. */
  changed(query: Query, change: AddressValues): string
  /** The address without search and filters; null if none is set. */
  cleared(query: Query): string | null
  /** A route loader: the reply for the query of the address, and the query. */
  loader<Reply extends object>(
    ask: (query: Query, parameters: URLSearchParams) => Promise<Reply>,
  ): (args: LoaderFunctionArgs) => Promise<Reply & { query: Query }>
}

/** Parameters that leave out no row. */
const NO_FILTERS: ReadonlySet<string> = new Set(['older', 'newer', 'sort'])

/** A query without its page: all rows of the list. */
export const withoutPage = <Query extends { older?: unknown; newer?: unknown }>({
  older: _,
  newer: __,
  ...list
}: Query) => list

/** Reads the query of a list from its address, and writes the address of a query. */
export function listAddress<Query extends AddressValues>(
  base: string,
  parameters: ListParameters<Query>,
): ListAddress<Query> {
  const choicesFor = (named: AddressValues) =>
    Object.entries(parameters.choices ?? {}).map(([name, choice]): Choice<unknown> & { name: string } => ({
      name,
      ...(typeof choice === 'function' ? choice(named) : choice),
    }))

  function read(searchValues: URLSearchParams): Query {
    const named = Object.fromEntries(
      parameters.names.flatMap((name) => {
        const value = searchValues.get(name)?.trim()
        return value ? [[name, value]] : []
      }),
    )
    const chosen = choicesFor(named).map(({ name, values, usual }) => {
      const value = searchValues.get(name)
      return [name, values.find((one) => one === value) ?? usual]
    })
    return { ...Object.fromEntries(chosen), ...named }
  }

  function path(query: Partly<Query>): string {
    const searchValues: Partial<Record<string, string>> = { ...query }
    const choices = choicesFor(searchValues)
    for (const { name, values, usual } of choices)
      if (searchValues[name] === usual || !values.includes(searchValues[name])) delete searchValues[name]
    const order = [...new Set([...choices.map(({ name }) => name), ...Object.keys(searchValues)])]
    const pairs = order.flatMap((name) => (searchValues[name] ? [[name, searchValues[name]]] : []))
    return pairs.length > 0 ? `${base}?${new URLSearchParams(pairs)}` : base
  }

  return {
    read,
    path,
    changed: (query, change) => path({ ...query, older: undefined, newer: undefined, ...change }),
    cleared(query) {
      const set = parameters.names.filter((name) => query[name] !== undefined)
      const left = parameters.names.map((name) => [name, undefined])
      return set.some((name) => !NO_FILTERS.has(name))
        ? path({ ...query, ...Object.fromEntries(left) })
        : null
    },
    loader:
      (ask) =>
      async ({ request }) => {
        const { searchParams } = new URL(request.url)
        const query = read(searchParams)
        return { ...(await ask(query, searchParams)), query }
      },
  }
}

/** The query of the list that is loading or, if none is, of the shown one. A second filter chosen while it loads keeps the first. */
export function useComingQuery<Query>({ read }: Pick<ListAddress<Query>, 'read'>, shown: Query): Query {
  const { location } = useNavigation()
  return location?.pathname === window.location.pathname ? read(new URLSearchParams(location.search)) : shown
}
