import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '#database/database'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { STOREFRONT_BUILD } from '#pages/register-storefront'
import { freshDatabase } from '#testing/fresh-database'
import { type LoadResult, openLoad, percentile, requestText } from '#testing/long/open-load'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'
import { withoutOrderLimits } from '#testing/without-order-limits'

const folder = mkdtempSync(path.join(tmpdir(), 'overload '))
let database: DatabaseConnection
let shop: ShopProcess
let port: number

beforeAll(async () => {
  database = await freshDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PAYMENTS: 'off', RATE_LIMIT: 'off' }
  shop = await startShopProcess({ ...settings, NODE_ENV: 'production' })
  port = Number(new URL(shop.url).port)
  await withoutOrderLimits(database.db)
})
afterAll(async () => {
  expect(await shop.stop()).toBe(0)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const CUSTOMERS = 40
const TIMES_AS_MUCH = 5
const CONNECTIONS = 1_000
/** Milliseconds, for the 99th percentile of served requests. */
const SLOWEST = 1_000

const CACHED = ['/api/product/list', ...(existsSync(STOREFRONT_BUILD) ? ['/', '/products'] : [])]

const ADDRESS = {
  fullname: 'Mariam',
  email: 'mariam@example.com',
  phone: '+971501234567',
  street: 'Palm Street 7',
  city: 'Dubai',
  region: 'Dubai',
  zipcode: '00000',
}

async function call(pathname: string, body: unknown, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { token }) }
  const response = await fetch(shop.url + pathname, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as { token: string; quote?: { amount: number } }
}

interface Listed {
  _id: string
  variants: { colorName: string; sizes: { size: string; stocks: number }[] }[]
}

/** Requests that no cache can answer: carts, lists of a few products, orders. */
async function shopping(): Promise<() => { kind: string; text: string }> {
  const listed = await fetch(`${shop.url}/api/product/list?inStock=true&limit=30`)
  const { products } = (await listed.json()) as { products: Listed[] }
  const lines = products.flatMap(({ _id, variants: [variant] }) => {
    const size = variant?.sizes.toSorted((a, b) => b.stocks - a.stocks)[0]
    return variant && size
      ? [{ itemId: _id, size: size.size, colorName: variant.colorName, quantity: 1 }]
      : []
  })
  const tokens: string[] = []
  for (let n = 0; n < CUSTOMERS; n++) {
    const account = {
      name: `Customer ${n}`,
      email: `customer-${n}@example.com`,
      phone: `+9715010000${10 + n}`,
    }
    tokens.push((await call('/api/user/register', { ...account, password: 'a long enough password' })).token)
  }
  const orders = await Promise.all(
    lines.slice(0, 10).map(async (line) => {
      const order = {
        address: ADDRESS,
        items: [line],
        amount: 0,
        shippingMethod: 'Normal',
        discountCode: null,
      }
      const { quote } = await call('/api/order/place', order, tokens[0])
      return { ...order, amount: quote?.amount ?? 0 }
    }),
  )
  let n = 0
  return () => {
    n += 1
    const [token = '', line, order] = [
      tokens[n % CUSTOMERS],
      lines[n % lines.length],
      orders[n % orders.length],
    ]
    const kind = ['cart/add', 'cart/get', 'list', 'cart/add', 'order'][n % 5] ?? ''
    if (kind === 'list') return { kind, text: requestText.get(`/api/product/list?ids=${line?.itemId}`) }
    const [at, body] = {
      'cart/add': ['/api/cart/add', line] as const,
      'cart/get': ['/api/cart/get', {}] as const,
      order: ['/api/order/place', order] as const,
    }[kind] ?? ['', {}]
    return { kind, text: requestText.post(at, token, body, randomUUID()) }
  }
}

const served = ({ kinds }: LoadResult) => [...kinds.values()].flatMap((kind) => kind.served)

function report(title: string, { kinds, broken }: LoadResult) {
  const lines = [...kinds].map(([kind, { served: times, refused, failed }]) => {
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    return `${kind}: ${times.length} served, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${refused} refused, ${failed} failed`
  })
  process.stdout.write(`${[title, ...lines, `broken connections: ${broken}`].join('\n  ')}\n`)
}

test('at five times what the shop can do, what is served is quick, the rest comes back later, and cached pages stay', async () => {
  const next = await shopping()
  for (const address of CACHED) await (await fetch(shop.url + address)).text()
  await openLoad({ port, milliseconds: 2_000, connections: 10, next })
  const seconds = 5
  const calm = await openLoad({ port, milliseconds: seconds * 1_000, connections: 10, next })
  const capacity = served(calm).length / seconds
  report(`Baseline: ${capacity.toFixed(0)} requests per second`, calm)
  let page = 0
  const cached = () => {
    const address = CACHED[page++ % CACHED.length] ?? '/'
    return { kind: address, text: requestText.get(address) }
  }
  const milliseconds = 15_000
  const [crowd, pages] = await Promise.all([
    openLoad({ port, milliseconds, connections: CONNECTIONS, rate: capacity * TIMES_AS_MUCH, next }),
    openLoad({ port, milliseconds, connections: 20, rate: 50, next: cached }),
  ])
  report(`${TIMES_AS_MUCH} times the capacity`, crowd)
  report('Cached pages during the overload', pages)
  expect([crowd.broken, pages.broken]).toEqual([0, 0])
  for (const { failed } of [...crowd.kinds.values(), ...pages.kinds.values()]) expect(failed).toBe(0)
  for (const { served: times } of crowd.kinds.values())
    expect(percentile(times, 0.99)).toBeLessThanOrEqual(SLOWEST)
  expect(served(crowd).length / milliseconds).toBeGreaterThan((capacity / 1_000) * 0.5)
  for (const { served: times, refused } of pages.kinds.values()) {
    expect(refused).toBe(0)
    expect(percentile(times, 0.99)).toBeLessThanOrEqual(SLOWEST)
  }
  expect(await findInconsistencies(database.db)).toEqual([])
}, 180_000)
