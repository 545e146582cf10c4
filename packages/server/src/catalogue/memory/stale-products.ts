/** Products of which something waits to be read. */
export interface StaleProducts {
  products: Set<string>
  stocks: Set<string>
}

const nothingStale = (): StaleProducts => ({ products: new Set(), stocks: new Set() })

/** Remembers the products to read anew, and those of which only the stock has changed. */
export function createStaleProducts() {
  let stale = nothingStale()

  function readAgain({
    products = [],
    stocks = [],
  }: { [Kind in keyof StaleProducts]?: Iterable<string> }): void {
    for (const id of products) stale.products.add(id)
    for (const id of stocks) stale.stocks.add(id)
  }

  return {
    readAgain,
    /** How many products are to be read. */
    products: () => stale.products.size,
    forget(): void {
      stale = nothingStale()
    },
    /** What is being read is no longer stale, unless the reading fails. */
    async readStale(load: (taken: StaleProducts) => Promise<void>): Promise<void> {
      const taken = stale
      stale = nothingStale()
      try {
        await load(taken)
      } catch (error) {
        readAgain(taken)
        throw error
      }
    },
  }
}
