import type { Product } from '@little-dunes/domain/catalogue/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CatalogueEntry,
  toSnapshot,
  withKnown,
  withProducts,
} from '#catalogue/memory/catalogue-snapshot'

const entry = (id: number, publishedAt: number, price: number): CatalogueEntry => ({
  product: { id: `id-${id}`, price, variants: [] } as unknown as Product,
  publishedAt,
})

const inListOrder = (entries: CatalogueEntry[]) =>
  entries.toSorted((a, b) => b.publishedAt - a.publishedAt || (a.product.id < b.product.id ? -1 : 1))

const WORDS = [{ typed: 'تيشيرت', meant: 'T-shirt' }]

/** Few ids and times, so that products share both. */
const entries = fc
  .uniqueArray(fc.tuple(fc.nat(9), fc.nat(3), fc.nat(5)), { selector: ([id]) => id })
  .map((all) => inListOrder(all.map(([id, at, price]) => entry(id, at, price))))

test('a product that is read again unchanged stays the same object', () => {
  const [first, second] = [entry(1, 2, 10), entry(2, 1, 10)]
  const read = withKnown([entry(1, 3, 10), entry(2, 1, 20)], toSnapshot([first, second], WORDS))
  expect(read[0]?.product).toBe(first.product)
  expect(read).toEqual([entry(1, 3, 10), entry(2, 1, 20)])
})

test('updating a snapshot with changed products equals a full read (D-14)', () => {
  fc.assert(
    fc.property(entries, entries, fc.array(fc.nat(9)), (before, after, named) => {
      const ids = new Set(named.map((id) => `id-${id}`))
      const isNamed = ({ product }: CatalogueEntry) => ids.has(product.id)
      const changed = after.filter(isNamed)
      const everything = inListOrder([...before.filter((one) => !isNamed(one)), ...changed])
      expect(withProducts(toSnapshot(before, WORDS), ids, changed)).toEqual(toSnapshot(everything, WORDS))
    }),
  )
})
