import { randomUUID } from 'node:crypto'
import {
  type LoadRequest,
  type LoadResult,
  openLoad,
  percentile,
  requestText,
} from '@little-dunes/server/testing/long/open-load'
import { orderOfLines } from '../customers.ts'
import type { SoakShop } from './soak-customer.ts'

interface StockedProduct {
  _id: string
  variants: { colorName: string; sizes: { size: string; stocks: number }[] }[]
}

/** Connections that measure the capacity of the shop, and those of a crowd that requests five times as much. */
const CALM = 10
const CROWD = 1_000
const TIMES_AS_MUCH = 5
/** Milliseconds. */
const MEASURED = 5_000
const CROWDED = 30_000
const SLOWEST = 1_000
/** Connections and requests per second for cached pages meanwhile. */
const READERS = 20
const READ = 50
/** Number of ordered products, each with the amount that the shop calculated before. */
const ORDERED = 10

const CACHED = ['/', '/products', '/api/product/list']

/** The size of a product with the largest stock. */
function fullestLine({ _id: itemId, variants }: StockedProduct) {
  const sizes = variants.flatMap(({ colorName, sizes }) => sizes.map((entry) => ({ colorName, ...entry })))
  const [fullest] = sizes.toSorted((a, b) => b.stocks - a.stocks)
  if (!fullest) throw new Error(`Product ${itemId} has no sizes`)
  const { colorName, size } = fullest
  return { itemId, colorName, size, quantity: 1 }
}

/** Uncached requests of customers: carts, lists of a few products, orders of the stock left after the soak. */
async function shopping({ url, tokens }: SoakShop): Promise<() => LoadRequest> {
  const list = await fetch(`${url}/api/product/list?inStock=true`)
  const { products } = (await list.json()) as { products: StockedProduct[] }
  const lines = products.map(fullestLine)
  const quoted = lines.slice(0, ORDERED).map((line) => orderOfLines(url, tokens[0] ?? '', [line]))
  const orders = await Promise.all(quoted)
  let n = 0
  return () => {
    n += 1
    const [token = '', line] = [tokens[n % tokens.length], lines[n % lines.length]]
    const post = (kind: string, path: string, body: unknown): LoadRequest => ({
      kind,
      text: requestText.post(path, token, body, randomUUID()),
    })
    if (n % 5 === 0) return post('order/place', '/api/order/place', orders[n % orders.length])
    if (n % 5 === 1) return post('cart/get', '/api/cart/get', {})
    if (n % 5 === 2) return { kind: 'list', text: requestText.get(`/api/product/list?ids=${line?.itemId}`) }
    return post('cart/add', '/api/cart/add', line)
  }
}

function pagesInMemory(): () => LoadRequest {
  let n = 0
  return () => {
    const kind = CACHED[n++ % CACHED.length] ?? '/'
    return { kind, text: requestText.get(kind) }
  }
}

function report(title: string, { kinds, broken }: LoadResult) {
  console.log(`\n${title}`)
  for (const [kind, { served, refused, failed }] of [...kinds].toSorted()) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(served, part).toFixed(1))
    console.log(
      `  ${kind.padEnd(18)} ${served.length} served, p50 ${p50}, p95 ${p95}, p99 ${p99} ms; ${refused} refused with Retry-After, ${failed} failed`,
    )
  }
  console.log(`  broken connections: ${broken}`)
}

function listFaults(title: string, { kinds, broken }: LoadResult): string[] {
  return [
    ...(broken > 0 ? [`${title}: ${broken} connections broke`] : []),
    ...[...kinds].flatMap(([kind, { served, failed }]) => [
      ...(failed > 0 ? [`${title}: ${kind} failed ${failed} times`] : []),
      ...(percentile(served, 0.99) > SLOWEST ? [`${title}: ${kind} was slow`] : []),
    ]),
  ]
}

/**
 * Requests five times the capacity of the shop, over plain sockets, and cached pages meanwhile. Returns the problems: a
 * fault, a broken connection, an answer above a second, a refused page, less than half served.
 */
export async function crowd(shop: SoakShop): Promise<string[]> {
  const port = Number(new URL(shop.url).port)
  const next = await shopping(shop)
  for (const path of CACHED) await (await fetch(shop.url + path)).arrayBuffer()
  const calm = await openLoad({ port, milliseconds: MEASURED, connections: CALM, next })
  const servedBy = ({ kinds }: LoadResult) =>
    [...kinds.values()].reduce((sum, kind) => sum + kind.served.length, 0)
  const capacity = (servedBy(calm) / MEASURED) * 1_000
  report(`Baseline: ${capacity.toFixed(0)} requests per second`, calm)
  const rate = capacity * TIMES_AS_MUCH
  const [crowded, pages] = await Promise.all([
    openLoad({ port, milliseconds: CROWDED, connections: CROWD, rate, next }),
    openLoad({ port, milliseconds: CROWDED, connections: READERS, rate: READ, next: pagesInMemory() }),
  ])
  const title = `${TIMES_AS_MUCH} times the capacity`
  report(`${title}, over ${CROWD} connections, ${CROWDED / 1_000} s`, crowded)
  report('Cached pages during the overload', pages)
  const served = (servedBy(crowded) / CROWDED) * 1_000
  const refusedPages = [...pages.kinds].filter(([, { refused }]) => refused > 0)
  return [
    ...listFaults(title, crowded),
    ...listFaults('cached pages', pages),
    ...(served < capacity / 2
      ? [`Served only ${served.toFixed(0)} of ${capacity.toFixed(0)} requests per second`]
      : []),
    ...refusedPages.map(([kind, { refused }]) => `The cached page ${kind} was refused ${refused} times`),
  ]
}
