import type { Product } from '@little-dunes/domain/catalogue/product'
import { expect, test } from 'vitest'
import { createCatalogueCache } from '#catalogue/memory/catalogue-cache'
import type { CatalogueEntry, StockRow } from '#catalogue/memory/catalogue-snapshot'

const product = (stocks: number, price = 100, id = 'tee'): Product => ({
  id,
  name: 'Tee',
  sku: 'T',
  description: '',
  category: 'Boys',
  subCategory: '',
  image: [],
  price,
  discount: 0,
  flashsale: false,
  flashDiscount: 0,
  bestseller: false,
  bestofkids: false,
  variants: [
    { colorName: 'Coral', swatch: null, images: [], stocks, sizes: [{ size: '90', stocks, subSKU: 'x' }] },
  ],
})

type Kind = 'all' | 'products' | 'stocks'

/** A database whose answers are released manually, in any order. Each answer has the state at the time of its query. */
function aSource() {
  const now = { stocks: 5, price: 100, isShown: true }
  const open: { kind: Kind; answer: () => void; fail: () => void }[] = []
  const asked = { all: 0, products: 0, stocks: 0 }
  function read<T>(kind: Kind, seen: T): Promise<T> {
    asked[kind] += 1
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    open.push({ kind, answer: () => resolve(seen), fail: () => reject(new Error('away')) })
    return promise
  }
  const buildRows = (ids: readonly string[]): StockRow[] =>
    ids.map((productId) => ({ productId, subSku: 'x', stocks: now.stocks }))
  const entries = (ids: readonly string[] = ['shoe', 'tee']): CatalogueEntry[] =>
    ids.flatMap((id) => {
      if (id === 'shoe') return [{ product: product(1, 50, id), publishedAt: 2 }]
      return now.isShown ? [{ product: product(now.stocks, now.price), publishedAt: 1 }] : []
    })
  const memory = createCatalogueCache({
    load: (ids) => read(ids ? 'products' : 'all', entries(ids)),
    loadStocks: (ids) => read('stocks', buildRows(ids)),
    loadSynonyms: async () => [],
  })
  const settle = async (work: 'answer' | 'fail') => {
    open.shift()?.[work]()
    await new Promise(setImmediate)
  }
  return { memory, now, open, asked, answer: () => settle('answer'), fail: () => settle('fail') }
}

async function aReadSource() {
  const source = aSource()
  const { memory, now, answer } = source
  memory.setListening(true)
  const first = memory.snapshot()
  await answer()
  await first
  const sellDownTo = (stocks: number) => {
    now.stocks = stocks
    memory.stockChanged(['tee'])
  }
  return { ...source, sellDownTo }
}

const stockIn = async (snapshot: ReturnType<ReturnType<typeof aSource>['memory']['snapshot']>) =>
  (await snapshot).byId.get('tee')?.variants[0]?.stocks

test('simultaneous requests share one read, and later ones need no read', async () => {
  const { memory, asked, answer } = aSource()
  memory.setListening(true)
  const both = [memory.snapshot(), memory.snapshot()]
  await answer()
  expect(await Promise.all(both)).toHaveLength(2)
  expect(memory.cached()).toBe(await memory.snapshot())
  expect(asked).toEqual({ all: 1, products: 0, stocks: 0 })
})

test('a request after a change does not get a read from before it (D-60)', async () => {
  const { memory, now, asked, answer } = aSource()
  memory.setListening(true)
  const before = memory.snapshot()
  now.price = 200
  memory.changed()
  const after = memory.snapshot()
  await answer()
  await answer()
  expect((await before).byId.get('tee')?.price).toBe(100)
  expect((await after).byId.get('tee')?.price).toBe(200)
  expect(asked.all).toBe(2)
  expect(memory.cached()?.byId.get('tee')?.price).toBe(200)
})

test('after a sale, the next request refreshes the stock with one small read', async () => {
  const { memory, asked, answer, sellDownTo } = await aReadSource()
  sellDownTo(4)
  expect(memory.cached()).toBeNull()
  const next = memory.snapshot()
  await answer()
  expect(await stockIn(next)).toBe(4)
  expect(asked).toEqual({ all: 1, products: 0, stocks: 1 })
})

test('a request after a sale does not get a read from before it', async () => {
  const { memory, answer, sellDownTo } = await aReadSource()
  sellDownTo(4)
  const early = memory.snapshot()
  sellDownTo(3)
  const late = memory.snapshot()
  await answer()
  await answer()
  expect([await stockIn(early), await stockIn(late)]).toEqual([4, 3])
})

test('an older stock read does not overwrite a newer reload', async () => {
  const { memory, now, open, answer, sellDownTo } = await aReadSource()
  sellDownTo(4)
  const sold = memory.snapshot()
  now.stocks = 9
  memory.changed()
  const restocked = memory.snapshot()
  open.reverse()
  await answer()
  await answer()
  await answer()
  expect(await stockIn(restocked)).toBe(9)
  await sold
  expect(await stockIn(memory.snapshot())).toBe(9)
})

test('a product read during a full read is not overwritten by that older result', async () => {
  const { memory, now, open, answer } = await aReadSource()
  memory.productsChanged(['shoe'])
  const early = memory.snapshot()
  memory.productsChanged(['shoe'])
  const waiting = memory.snapshot()
  memory.changed()
  const everything = memory.snapshot()
  now.price = 200
  memory.productsChanged(['tee'])
  await answer()
  open.reverse()
  while (open.length > 0) await answer()
  await Promise.all([early, waiting, everything])
  const next = memory.snapshot()
  while (open.length > 0) await answer()
  expect((await next).byId.get('tee')?.price).toBe(200)
})

test('a failed read rejects for waiting requests, and the next request retries', async () => {
  const { memory, answer, fail, sellDownTo } = await aReadSource()
  sellDownTo(4)
  const failed = expect(memory.snapshot()).rejects.toThrow('away')
  await fail()
  await failed
  const next = memory.snapshot()
  await answer()
  expect(await stockIn(next)).toBe(4)
})

test('without a notification listener, every request reads everything', async () => {
  const { memory, asked, answer } = aSource()
  for (let n = 1; n <= 2; n++) {
    const read = memory.snapshot()
    await answer()
    await read
    expect(asked.all).toBe(n)
  }
  expect(memory.cached()).toBeNull()
  expect(memory.edition()).toBeNull()
})

test('only a changed product is read again, and the others stay the same objects', async () => {
  const { memory, now, asked, answer } = await aReadSource()
  const before = memory.cached()
  now.price = 200
  memory.productsChanged(['tee'])
  expect(memory.cached()).toBeNull()
  const next = memory.snapshot()
  await answer()
  const { products, byId } = await next
  expect(products.map(({ id, price }) => [id, price])).toEqual([
    ['shoe', 50],
    ['tee', 200],
  ])
  expect(byId.get('shoe')).toBe(before?.byId.get('shoe'))
  expect(asked).toEqual({ all: 1, products: 1, stocks: 0 })
})

test('a hidden product disappears with one small read', async () => {
  const { memory, now, asked, answer } = await aReadSource()
  now.isShown = false
  memory.productsChanged(['tee'])
  const next = memory.snapshot()
  await answer()
  expect([...(await next).byId.keys()]).toEqual(['shoe'])
  expect(asked).toEqual({ all: 1, products: 1, stocks: 0 })
})

test('the next request retries a failed product read', async () => {
  const { memory, now, answer, fail } = await aReadSource()
  now.price = 200
  memory.productsChanged(['tee'])
  const failed = expect(memory.snapshot()).rejects.toThrow('away')
  await fail()
  await failed
  const next = memory.snapshot()
  await answer()
  expect((await next).byId.get('tee')?.price).toBe(200)
})

test('more changes than can be named reload everything', async () => {
  const { memory, asked, answer } = await aReadSource()
  memory.productsChanged(Array.from({ length: 1_001 }, (_, n) => `product ${n}`))
  const next = memory.snapshot()
  await answer()
  await next
  expect(asked).toEqual({ all: 2, products: 0, stocks: 0 })
})

test('a change of page content reads no products', async () => {
  const { memory, asked } = await aReadSource()
  const before = memory.edition()
  memory.pagesChanged()
  expect(memory.cached()).not.toBeNull()
  expect(memory.edition()?.version).toBe((before?.version ?? 0) + 1)
  expect(asked).toEqual({ all: 1, products: 0, stocks: 0 })
})
