import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createOrder, toLine } from '../customers.ts'
import { type Measured, measure } from './measure.ts'

type Product = Parameters<typeof toLine>[0]

export interface SoakShop {
  url: string
  products: readonly Product[]
  tokens: readonly string[]
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const toPagePath = (product: Product) => `/${product.category}/${slug(product.name)}/${product._id}`

/** Browses, fills the cart and orders until the end time; `think` is the mean pause in milliseconds. */
export async function shopUntil(
  shop: SoakShop,
  index: number,
  { end, think, measured }: { end: number; think: number; measured: Measured },
): Promise<void> {
  const token = shop.tokens[index % shop.tokens.length] ?? ''
  const get = (kind: string, path: string) =>
    measure(measured, kind, () => fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } }))
  const post = (kind: string, path: string, body: unknown) =>
    measure(measured, kind, () =>
      fetch(shop.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      }),
    )
  for (let step = index; Date.now() < end; step++) {
    const product = shop.products[(step * 7) % shop.products.length]
    if (!product) return
    if (step % 10 < 4) await get('page', step % 2 ? toPagePath(product) : '/')
    else if (step % 10 < 6) await get('list', `/api/product/list?ids=${product._id}`)
    else if (step % 10 < 8) await post('cart/add', '/api/cart/add', toLine(product))
    else if (step % 50 === 49) {
      const order = await createOrder(shop.url, token, [product]).catch(() => null)
      if (order) await post('order/place', '/api/order/place', order)
    } else await post('cart/get', '/api/cart/get', {})
    if (think > 0) await delay(Math.random() * 2 * think)
  }
}
