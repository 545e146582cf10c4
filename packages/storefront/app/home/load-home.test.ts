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

/** Answers every request with `products` and records the requests. */
function shopWith(products: unknown[]) {
  const asked: object[] = []
  const client = ((_name: string, question: object) => {
    asked.push(question)
    return Promise.resolve({
      success: true,
      ...NO_WAYS,
      products,
      total: products.length,
      content: { changed: {} },
    })
  }) as unknown as Client
  return { client, asked }
}

/** An empty assortment, for tests that are about something else. */
const NO_WAYS = { audiences: [], departments: [], flags: [], maxOff: 20 }

afterEach(() => vi.restoreAllMocks())

describe('loading the home page', () => {
  it('requests the custom texts, the curated lists and the first 20 products, without other requests (D-12)', async () => {
    const { client, asked } = shopWith([])
    await loadHome(client)
    expect(asked).toEqual([
      { part: 'home' },
      {},
      { flag: 'flashsale' },
      { flag: 'bestofkids' },
      { flag: 'bestseller' },
      { limit: 20, facets: '1' },
    ])
  })

  it('fills each strip with its products, and the grid with the total (API-03 to API-05, API-08)', async () => {
    const all = [
      { ...product('kid'), bestofkids: true },
      { ...product('sold'), bestseller: true },
      { ...product('flash'), flashsale: true },
      product('plain'),
    ]
    const client = ((_name: string, { flag }: { flag?: string }) => {
      const products = flag ? all.filter((one) => flag in one && one[flag as 'flashsale']) : all
      return Promise.resolve({
        success: true,
        ...NO_WAYS,
        products,
        total: products.length,
        content: { changed: {} },
      })
    }) as unknown as Client
    const { flash, bestOfKids, bestSellers, newest, total } = await loadHome(client)
    const ids = [flash, bestOfKids, bestSellers, newest].map((cards) => cards.map(({ id }) => id))
    expect(ids).toEqual([['flash'], ['kid'], ['sold'], ['kid', 'sold', 'flash', 'plain']])
    expect(total).toBe(4)
  })

  it('contains a product of several lists once', async () => {
    const home = await loadHome(shopWith([product('a')]).client)
    expect(home.flash[0]).toBe(home.newest[0])
    expect(home.newest[0]).toMatchObject({ now: 9000, before: 10_000, off: 10 })
  })

  it('leaves out blocks without products or links', async () => {
    const loadBlocks = async (sizes: string[], audiences: string[], changed: object = {}) => {
      const client = ((_name: string, { flag }: { flag?: string }) => {
        const products = flag === 'bestseller' || !flag ? [product('a')] : []
        const assortment = {
          audiences,
          departments: ['Clothing', 'Toys'],
          flags: ['bestseller'],
          maxOff: 20,
        }
        const list = { products, total: 1, facets: { sizes }, content: { changed } }
        return Promise.resolve({ success: true, ...list, ...assortment })
      }) as unknown as Client
      return (await loadHome(client)).content.blocks
    }
    const bare = await loadBlocks(['One Size'], ['Boys', 'Unisex'])
    expect(bare).toEqual(expect.arrayContaining(['hero', 'bestSellers', 'newest', 'grid', 'newsletter']))
    for (const name of ['flash', 'bestOfKids', 'ages', 'categories']) expect(bare).not.toContain(name)
    const whole = await loadBlocks(['90'], ['Boys', 'Girls', 'Unisex'])
    expect(whole).toEqual(expect.arrayContaining(['ages', 'categories']))
    // Links that the team has set stay, even without matching products.
    const chosen = await loadBlocks([], [], { ages: {}, categories: {} })
    expect(chosen).toEqual(expect.arrayContaining(['ages', 'categories']))
  })

  it('shows no discount without reduced products, and keeps custom texts', async () => {
    const loadHomeWith = (maxOff: number, changed: object = {}) => {
      const client = (() =>
        Promise.resolve({
          success: true,
          ...{ ...NO_WAYS, maxOff },
          ...{ products: [product('a')], total: 1, facets: { sizes: ['90'] }, content: { changed } },
        })) as unknown as Client
      return loadHome(client)
    }
    const plain = await loadHomeWith(0)
    expect(plain.content.blocks).not.toContain('popup')
    expect(plain.bestSellersTitle).toBe('Best sellers')
    expect(plain.content.changed).toMatchObject({
      ages: { title: 'SHOP BY AGE' },
      newsletter: { text: 'Occasional news about new arrivals.' },
    })
    expect(JSON.stringify(plain)).not.toMatch(/sale|save/i)

    const written = await loadHomeWith(0, { popup: { title: 'Ahlan' }, ages: { title: 'Sale by age' } })
    expect(written.content.blocks).toContain('popup')
    expect(written.content.changed).toMatchObject({
      popup: { title: 'Ahlan', text: '' },
      ages: { title: 'Sale by age' },
    })

    const little = await loadHomeWith(12)
    expect(little.content.blocks).toContain('popup')
    const videos = expect.anything()
    expect(little.content.changed).toEqual({
      popup: { text: 'Save up to 12% across the shop today.' },
      videos,
    })
    const asPromised = await loadHomeWith(20)
    expect(asPromised.content.changed).toEqual({ videos })
    expect(asPromised).not.toHaveProperty('bestSellersTitle')
  })

  it('is empty and marked as failed after an error, with one line in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const home = await loadHome(() => Promise.reject(new Error('away')))
    expect(home).toMatchObject({ flash: [], newest: [], total: 0, failed: true })
    expect(log).toHaveBeenCalled()
  })
})
