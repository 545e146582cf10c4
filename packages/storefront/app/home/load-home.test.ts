import type { Client } from '@little-dunes/domain/contract/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadHome } from '#home/load-home'

const product = (id: string) => ({
  _id: id,
  name: `Product ${id}`,
  category: 'Girls',
  image: [`/media/p${id}.00000000.avif`],
  price: 100,
  discount: 10,
  flashsale: false,
  flashDiscount: 0,
  variants: [],
})

/** Answers every question with `products` and remembers what was asked. */
function shopWith(products: unknown[]) {
  const asked: object[] = []
  const client = ((_name: string, question: object) => {
    asked.push(question)
    return Promise.resolve({ success: true, products, total: products.length, content: { changed: {} } })
  }) as unknown as Client
  return { client, asked }
}

afterEach(() => vi.restoreAllMocks())

describe('the data of the home page', () => {
  it('asks for the texts of the staff, the curated lists and the first 20, and for no more (D-12)', async () => {
    const { client, asked } = shopWith([])
    await loadHome(client)
    expect(asked).toEqual([
      { part: 'home' },
      { flag: 'flashsale' },
      { flag: 'bestofkids' },
      { flag: 'bestseller' },
      { limit: 20, facets: '1' },
    ])
  })

  it('gives each strip what it is for, and the grid the number of all (API-03 to API-05, API-08)', async () => {
    const all = [
      { ...product('kid'), bestofkids: true },
      { ...product('sold'), bestseller: true },
      { ...product('flash'), flashsale: true },
      product('plain'),
    ]
    const client = ((_name: string, { flag }: { flag?: string }) => {
      const products = flag ? all.filter((one) => flag in one && one[flag as 'flashsale']) : all
      return Promise.resolve({ success: true, products, total: products.length, content: { changed: {} } })
    }) as unknown as Client
    const { flash, bestOfKids, bestSellers, newest, total } = await loadHome(client)
    const ids = [flash, bestOfKids, bestSellers, newest].map((cards) => cards.map(({ id }) => id))
    expect(ids).toEqual([['flash'], ['kid'], ['sold'], ['kid', 'sold', 'flash', 'plain']])
    expect(total).toBe(4)
  })

  it('holds a product that is on several lists once', async () => {
    const home = await loadHome(shopWith([product('a')]).client)
    expect(home.flash[0]).toBe(home.newest[0])
    expect(home.newest[0]).toMatchObject({ now: 9000, before: 10_000, off: 10 })
  })

  it('leaves out blocks that have no products or lead nowhere', async () => {
    const facetsOf = (sizes: string[], girls: number) => ({
      sizes,
      categories: { Girls: girls, Boys: 1, Unisex: 0 },
      departments: { Clothing: 1, Shoes: 0, Toys: 1 },
    })
    const blocksOf = async (facets: object, changed: object = {}) => {
      const client = ((_name: string, { flag }: { flag?: string }) => {
        const products = flag === 'bestseller' || !flag ? [product('a')] : []
        return Promise.resolve({ success: true, products, total: 1, facets, content: { changed } })
      }) as unknown as Client
      return (await loadHome(client)).content.blocks
    }
    const bare = await blocksOf(facetsOf(['One Size'], 0))
    expect(bare).toEqual(expect.arrayContaining(['hero', 'bestSellers', 'newest', 'grid', 'newsletter']))
    for (const name of ['flash', 'bestOfKids', 'ages', 'categories']) expect(bare).not.toContain(name)
    expect(await blocksOf(facetsOf(['90'], 1))).toEqual(expect.arrayContaining(['ages', 'categories']))
    // Where the staff says where they lead, it is the staff's choice.
    const chosen = await blocksOf(facetsOf([], 0), { ages: {}, categories: {} })
    expect(chosen).toEqual(expect.arrayContaining(['ages', 'categories']))
  })

  it('is empty and says so when the list fails, with a line in the log alone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const home = await loadHome(() => Promise.reject(new Error('away')))
    expect(home).toMatchObject({ flash: [], newest: [], total: 0, failed: true })
    expect(log).toHaveBeenCalled()
  })
})
