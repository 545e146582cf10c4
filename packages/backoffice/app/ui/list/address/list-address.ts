interface Choice<Value> {
  values: readonly Value[]
  /** The default, which addresses leave out. */
  usual: Value
}

interface ListParameters<Query> {
  choices?: { [Name in keyof Query]?: Choice<Query[Name]> }
  /** Search, filters and page keys. The server validates their values. */
  names: readonly (keyof Query & string)[]
}

type Partly<Query> = { [Name in keyof Query]?: Query[Name] | undefined }

/** Reads the query of a list from its address, and writes the address of a query. */
export function listAddress<Query extends object>(base: string, parameters: ListParameters<Query>) {
  const choices = Object.entries<Choice<unknown> | undefined>(parameters.choices ?? {}).flatMap(
    ([name, choice]) => (choice ? [{ name, ...choice }] : []),
  )
  return {
    read(given: URLSearchParams): Query {
      const chosen = choices.map(({ name, values, usual }) => {
        const value = given.get(name)
        return [name, values.find((one) => one === value) ?? usual]
      })
      const named = parameters.names.flatMap((name) => {
        const value = given.get(name)?.trim()
        return value ? [[name, value]] : []
      })
      return Object.fromEntries([...chosen, ...named])
    },

    path(query: Partly<Query>): string {
      const given = { ...query } as Partial<Record<string, string>>
      for (const { name, usual } of choices) if (given[name] === usual) delete given[name]
      const order = [...new Set([...choices.map(({ name }) => name), ...Object.keys(given)])]
      const pairs = order.flatMap((name) => (given[name] ? [[name, given[name]]] : []))
      return pairs.length > 0 ? `${base}?${new URLSearchParams(pairs)}` : base
    },
  }
}
