export interface StaleProducts {
  products: Set<string>
  stocks: Set<string>
}

const nothingStale = (): StaleProducts => ({ products: new Set(), stocks: new Set() })

/** Collects the products to reload, and those with changed stock only. */
export function createStaleProducts() {
  let stale = nothingStale()

  function markStale({
    products = [],
    stocks = [],
  }: { [Kind in keyof StaleProducts]?: Iterable<string> }): void {
    for (const id of products) stale.products.add(id)
    for (const id of stocks) stale.stocks.add(id)
  }

  return {
    markStale,
    countProducts: () => stale.products.size,
    forget(): void {
      stale = nothingStale()
    },
    /** Restores the ids if the load fails. */
    async readStale(load: (loading: StaleProducts) => Promise<void>): Promise<void> {
      const loading = stale
      stale = nothingStale()
      try {
        await load(loading)
      } catch (error) {
        markStale(loading)
        throw error
      }
    },
  }
}
