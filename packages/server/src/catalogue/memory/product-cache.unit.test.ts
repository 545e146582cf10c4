import type { Product } from '@little-dunes/domain/catalogue/product'
import { expect, test } from 'vitest'
import { createProductCache } from '#catalogue/memory/product-cache'

const entry = (id: string, price: number) => ({
  publishedAt: 0,
  product: { id, price } as unknown as Product,
})

test('a product stays cached until it changes, and a change during the read is not cached', async () => {
  let price = 1
  const asked: string[][] = []
  const open: (() => void)[] = []
  const cache = createProductCache(async (ids) => {
    asked.push([...ids])
    const entries = ids.map((id) => entry(id, price))
    await new Promise<void>((resolve) => open.push(resolve))
    return entries
  })
  const read = async (...ids: string[]) => {
    const reading = cache.byId(ids)
    open.shift()?.()
    return [...(await reading).values()].map((one) => one.price)
  }
  await read('a')
  expect(cache.peek('a')).toBeUndefined()
  cache.setListening(true)
  expect(await read('a', 'b')).toEqual([1, 1])
  expect(await read('a', 'b')).toEqual([1, 1])
  expect(asked).toEqual([['a'], ['a', 'b']])
  price = 2
  cache.drop(['a'])
  const reading = cache.byId(['a', 'b'])
  price = 3
  cache.drop(['a'])
  open.shift()?.()
  expect([...(await reading).values()].map((one) => one.price)).toEqual([2, 1])
  expect(await read('a')).toEqual([3])
})

test('the cache never exceeds its capacity, for any number of requests', async () => {
  const cache = createProductCache(async (ids) => ids.map((id) => entry(id, 1)))
  cache.setListening(true)
  const ids = Array.from({ length: 5_000 }, (_, n) => `product ${n}`)
  for (let at = 0; at < ids.length; at += 100) await cache.byId(ids.slice(at, at + 100))
  expect(ids.filter((id) => cache.peek(id) !== undefined).length).toBeLessThanOrEqual(1_500)
})
