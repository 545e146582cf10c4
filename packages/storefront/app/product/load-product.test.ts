import type { Client } from '@little-dunes/domain/contract/client'
import { describe, expect, it } from 'vitest'
import { loadProduct } from '#product/load-product'

const toId = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`
const product = (number: number) => ({
  _id: toId(number),
  name: `Sun Hat ${number}`,
  sku: 'S',
  description: '',
  category: 'Unisex',
  image: [],
  price: 49,
  discount: 0,
  flashsale: false,
  flashDiscount: 0,
  variants: [],
})
const shop = Array.from({ length: 40 }, (_, place) => product(place + 1))

const FORMATTED = [{ tag: 'h2', children: ['Care'] }]

/** A shop of 40 products that answers like the product list. */
const asked: string[] = []
const chosen: number[] = []
const client = ((name: string, { ids, limit }: { ids?: string; limit?: number }) => {
  asked.push(name)
  if (name === 'GET /api/settings') {
    return Promise.resolve({
      success: true,
      settings: {
        deliveryPlan: null,
        strictWasPrices: false,
        sizeChart: [],
        sizeChartWeightHeading: 'Weight (cm)',
      },
    })
  }
  if (name === 'GET /api/product/reviews') {
    const summary = { stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] }
    return Promise.resolve({ success: true, summary, reviews: [], total: 0 })
  }
  if (name === 'GET /api/product/related')
    return Promise.resolve({ success: true, products: chosen.map(product) })
  if (name === 'GET /api/product/offer-terms') return Promise.resolve({ success: false })
  if (name === 'GET /api/product/description') return Promise.resolve({ success: true, formatted: FORMATTED })
  const matches = ids ? shop.filter(({ _id }) => _id === ids) : shop
  return Promise.resolve({ success: true, products: matches.slice(0, limit), total: matches.length })
}) as unknown as Client

describe('the page of a product', () => {
  it('has its canonical address and the products 6 to 25 of the list, without itself (PROD-22, API-06, D-14)', async () => {
    const page = await loadProduct(client, toId(7))
    expect(page?.path).toBe(`/Unisex/sun-hat-7/${toId(7)}`)
    expect(page?.related.map(({ id }) => id)).toEqual(
      [6, ...Array.from({ length: 18 }, (_, place) => place + 8)].map(toId),
    )
  })

  it('shows the products chosen by staff first, each once and at most 20 (PROD-22, D-14)', async () => {
    chosen.push(30, 9)
    const page = await loadProduct(client, toId(1))
    chosen.length = 0
    const automatic = Array.from({ length: 20 }, (_, place) => place + 6).filter((number) => number !== 9)
    expect(page?.related.map(({ id }) => id)).toEqual([30, 9, ...automatic.slice(0, 18)].map(toId))
  })

  it('is found by its id in the list of products, without a separate call (API-09)', async () => {
    asked.length = 0
    expect((await loadProduct(client, toId(7)))?.product).toMatchObject({ id: toId(7), name: 'Sun Hat 7' })
    expect(new Set(asked)).toEqual(
      new Set([
        'GET /api/product/list',
        'GET /api/product/related',
        'GET /api/settings',
        'GET /api/product/reviews',
        'GET /api/product/offer-terms',
        'GET /api/product/description',
      ]),
    )
  })

  it('does not exist for an unknown or invalid id (PROD-19, PROD-20)', async () => {
    expect(await loadProduct(client, toId(99))).toBeNull()
    expect(await loadProduct(client, 'sun-hat')).toBeNull()
  })

  it('fails when the list fails (PROD-21)', async () => {
    const away: Client = () => Promise.reject(new Error('away'))
    await expect(loadProduct(away, toId(1))).rejects.toThrow('away')
  })
})
