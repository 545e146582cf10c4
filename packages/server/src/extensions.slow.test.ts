import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@little-dunes/domain/contract/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { deliver } from '#testing/orders/a-delivered-order'
import { printedAddress, SHOP_COMMAND } from '#testing/processes/shop-command'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/**
 * Delivery costs 12.34, cash on delivery 3.21. Orders above 100.00 are tax-free. The first order of a day is reviewed.
 */
const REPLACED: Record<string, string> = {
  'delivery-price': `
    export const shippingFee = (discounted) => (discounted === 0 ? 0 : 1234)
    export const expressExtra = (method) => (method === 'Express' ? 555 : 0)`,
  'payment-fee': `export const paymentFee = (method) => (method === 'cod' ? 321 : 0)`,
  tax: 'export const orderTaxRate = ({ amount }, rate) => (amount > 10000 ? 0 : rate)',
  'fraud-check': 'export const wantsReview = ({ history }) => history.ordersToday === 0',
}

/** Loaded before the shop. Replaces the exports of the extensions folder by the files above. */
const LOADER = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const name = /\\/domain\\/src\\/extensions\\/([\\w-]+)\\.ts$/.exec(found.url)?.[1]
      return name ? { url: new URL(name + '.mjs', import.meta.url).href, shortCircuit: true } : found
    },
  })`

const folder = mkdtempSync(path.join(tmpdir(), 'extensions-'))
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  shop.clock.set(new Date())
  for (const [name, code] of Object.entries(REPLACED)) writeFileSync(path.join(folder, `${name}.mjs`), code)
  writeFileSync(path.join(folder, 'loader.mjs'), LOADER)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the shop as a separate process with the replaced extensions. */
async function open() {
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: shop.database.url,
    DEMO: 'off',
    PICTURE_JOB: 'off',
    PAYMENTS: 'off',
    NODE_ENV: 'test',
    NODE_OPTIONS: `--import ${path.join(folder, 'loader.mjs')}`,
  }
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, SHOP_COMMAND, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text
    })
  const ended = once(child, 'exit')
  for (;;) {
    const url = printedAddress(printed)
    if (url) return { child, ended, url }
    if (child.exitCode !== null) throw new Error(`The shop exited: ${printed}`)
    await delay(50)
  }
}

test('orders use the delivery price, payment fee, tax rate and fraud check of an extension consistently', async () => {
  const [tee, customer] = [await aProduct(shop.shop), await aCustomer(shop.shop)]
  const manager = await aMember(shop.shop, 'manager')
  const { child, ended, url } = await open()
  const call = createClient(async ({ method, path: address, headers, body }) => {
    const sent = { method, headers: { 'content-type': 'application/json', ...headers } }
    return (await fetch(url + address, { ...sent, body: JSON.stringify(body) })).json()
  })
  const order = (amount: number) => anOrder([aLine(tee)], amount, { shippingMethod: 'Express' })
  const place = (amount: number) => call('POST /api/order/place', order(amount), { token: customer.token })
  expect(await place(125)).toMatchObject({
    code: 'amount_changed',
    quote: { delivery: 12.34, express: 5.55, amount: 121.1 },
  })
  const { orderId: first } = requireSuccess(await place(121.1))
  const { orderId: second } = requireSuccess(await place(121.1))
  child.kill('SIGTERM')
  await ended
  const stored = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]
  expect(await stored(first)).toMatchObject({
    delivery: 12_34,
    express: 5_55,
    cashFee: 3_21,
    amount: 121_10,
    vatRate: 0,
    deliveryVat: 0,
    vat: 0,
    reviewReason: 'unconfirmed_phone',
  })
  expect(await stored(second)).toMatchObject({ reviewReason: null })
  const token = { token: manager.token }
  requireSuccess(await shop.call('POST /api/staff/order/approve', { orderId: first }, token))
  await deliver(shop, manager.token, first)
  expect(await findInconsistencies(shop.db)).toEqual([])
})
