import { expect, test } from 'vitest'
import { createProductListCaches } from '#catalogue/whole-list/product-list-cache'

function aList() {
  const edition = { version: 1, stock: 1 }
  let cached = { products: [], byId: new Map(), publishedAt: new Map(), synonyms: [] }
  const source = { cached: () => cached, snapshot: async () => cached, edition: () => ({ ...edition }) }
  const change = (what: keyof typeof edition) => {
    edition[what] += 1
    cached = { ...cached }
  }
  return { list: createProductListCaches(source)('en'), change }
}

test('a stock change invalidates the cached list, except for callers that accept older stock', async () => {
  const { list, change } = aList()
  const before = await list.answer()
  expect(list.ready()).toBe(before)
  change('stock')
  expect([list.ready(), list.ready(true)]).toEqual([null, before])
  const after = await list.answer()
  expect([list.ready(), list.ready(true)]).toEqual([after, after])
})

test('a list of an earlier catalogue version is never sent', async () => {
  const { list, change } = aList()
  await list.answer()
  change('version')
  expect([list.ready(), list.ready(true)]).toEqual([null, null])
})
