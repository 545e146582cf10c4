import { type Change, type Journal, noJournal, openJournal, readJournal } from '#state/journal'
import { type Tables, tableNames } from '#state/tables'

type Name = keyof Tables

/** Tables in memory. Every change is written to the journal. */
export class Store {
  readonly #tables = new Map<Name, Map<string, unknown>>(tableNames.map((name) => [name, new Map()]))
  readonly #file: string | undefined
  readonly #longest: number
  #journal: Journal
  #group: Change[] | undefined

  constructor(
    file: string | undefined,
    stillCounts: (store: Store) => void = () => undefined,
    longest = 50_000_000,
  ) {
    this.#longest = longest
    this.#file = file
    this.#journal = noJournal
    if (!file) return
    for (const [table, id, value] of readJournal(file)) {
      const rows = this.#tables.get(table as Name)
      if (value === undefined) rows?.delete(id)
      else rows?.set(id, value)
    }
    this.#group = []
    stillCounts(this)
    this.#group = undefined
    this.#journal = openJournal(file, this.#everything(), longest)
  }

  get<Table extends Name>(table: Table, id: string): Tables[Table] | undefined {
    return this.#rows(table).get(id)
  }

  /** In the order of creation. */
  all<Table extends Name>(table: Table): Tables[Table][] {
    return [...this.#rows(table).values()]
  }

  /** Like `all`, without a copy. */
  each<Table extends Name>(table: Table): IterableIterator<Tables[Table]> {
    return this.#rows(table).values()
  }

  entries<Table extends Name>(table: Table): [string, Tables[Table]][] {
    return [...this.#rows(table)]
  }

  count(table: Name): number {
    return this.#rows(table).size
  }

  put<Table extends Name>(table: Table, id: string, value: Tables[Table]): Tables[Table] {
    this.#rows(table).set(id, value)
    this.#note([table, id, value])
    return value
  }

  remove(table: Name, id: string) {
    if (this.#rows(table).delete(id)) this.#note([table, id])
  }

  /** Writes all changes of `work` as one line of the journal, including changes before an error. */
  together<T>(work: () => T): T {
    if (this.#group) return work()
    this.#group = []
    try {
      return work()
    } finally {
      const group = this.#group
      this.#group = undefined
      if (group.length > 0) this.#append(group)
    }
  }

  close() {
    this.#journal.close()
  }

  #rows<Table extends Name>(table: Table) {
    return this.#tables.get(table) as Map<string, Tables[Table]>
  }

  #note(change: Change) {
    if (this.#group) this.#group.push(change)
    else this.#append([change])
  }

  /** Rewrites a journal that has grown too long with the current values. */
  #append(changes: Change[]) {
    this.#journal.append(changes)
    if (!this.#file || !this.#journal.isLong()) return
    this.#journal.close()
    this.#journal = openJournal(this.#file, this.#everything(), this.#longest)
  }

  #everything(): Change[] {
    return tableNames.flatMap((name) => this.entries(name).map(([id, value]): Change => [name, id, value]))
  }
}
