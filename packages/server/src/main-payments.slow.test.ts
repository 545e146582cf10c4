import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@little-dunes/domain/contract/client'
import Stripe from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { printedAddress, SHOP_COMMAND } from '#testing/processes/shop-command'

const folder = mkdtempSync(path.join(tmpdir(), 'main payments '))
const dataFolder = path.join(folder, 'data')

interface Running {
  process: ChildProcess
  url: string
  printed(): string
  ended: Promise<unknown>
}

let shop: Running

/** Starts the shop as a separate process without Stripe keys. */
async function open(environment: Record<string, string> = {}): Promise<Running> {
  const settings = { PORT: '0', DATA_DIR: dataFolder, PICTURE_JOB: 'off', RATE_LIMIT: 'off', ...environment }
  const child = spawn(process.execPath, SHOP_COMMAND, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text
    })
  }
  const ended = once(child, 'exit')
  for (;;) {
    const url = printed.includes('Test cards') && printedAddress(printed)
    if (url) return { process: child, url, printed: () => printed, ended }
    if (child.exitCode !== null) throw new Error(`The shop exited: ${printed}`)
    await delay(50)
  }
}

async function kill() {
  shop.process.kill('SIGKILL')
  await shop.ended
}

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  rmSync(folder, { recursive: true, force: true })
})

const call = createClient(async ({ method, path: address, headers, body }) => {
  const sent = { method, headers: { 'content-type': 'application/json', ...headers } }
  const answer = await fetch(shop.url + address, {
    ...sent,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return answer.json()
})

interface StoredKeys {
  secretKey: string
  port: number
}

const readKeys = () =>
  JSON.parse(readFileSync(path.join(dataFolder, 'test-payments', 'keys.json'), 'utf8')) as StoredKeys
const sandboxUrl = () => `http://127.0.0.1:${readKeys().port}`
const stripe = () =>
  new Stripe(readKeys().secretKey, {
    host: '127.0.0.1',
    port: readKeys().port,
    protocol: 'http',
    telemetry: false,
  })
const isThere = () =>
  fetch(sandboxUrl()).then(
    () => true,
    () => false,
  )

async function aCustomerAndOrder() {
  const person = {
    name: 'Mariam',
    email: 'mariam@example.com',
    phone: '+971501234567',
    password: 'a quiet afternoon',
  }
  const { token } = requireSuccess(await call('POST /api/user/register', person))
  const { products } = requireSuccess(await call('GET /api/product/list', {}))
  const product = products.find((one) => one.variants[0]?.sizes[0] && one.price >= 10)
  const size = product?.variants[0]?.sizes.find((one) => one.stocks > 2)?.size ?? ''
  if (!product) throw new Error('The shop has no suitable product')
  const line = { ...aLine({ ...product, id: product._id }), size }
  const quoted = await call('POST /api/order/place', anOrder([line], 0.01), { token })
  const { amount } = (quoted as unknown as { quote: { amount: number } }).quote
  return { token, body: anOrder([line], amount) }
}

test('without Stripe keys the shop uses test cards, and says so once at the start (D-50)', async () => {
  shop = await open()
  expect(shop.printed().match(/Test cards/g)).toHaveLength(1)
  const { settings } = requireSuccess(await call('GET /api/settings', {}))
  expect(settings.payments).toMatchObject({
    test: true,
    scriptUrl: `http://localhost:${readKeys().port}/endive/stripe.js`,
  })
  expect(await isThere()).toBe(true)
})

test('a shop killed during a payment resumes it after a restart, with one charge (D-43, D-50)', async () => {
  const { token, body } = await aCustomerAndOrder()
  await kill()
  await eventually(async () => expect(await isThere()).toBe(false))
  shop = await open({ NODE_ENV: 'test', CRASH_AT: 'payment started' })
  const idempotencyKey = 'one click'
  await expect(call('POST /api/order/embedded-stripe', body, { token, idempotencyKey })).rejects.toThrow()
  await shop.ended
  await eventually(async () => expect(await isThere()).toBe(false))
  shop = await open()
  const placed = requireSuccess(
    await call('POST /api/order/embedded-stripe', body, { token, idempotencyKey }),
  )
  const { data: intents } = await stripe().paymentIntents.list()
  expect(intents.map((intent) => intent.client_secret)).toEqual([placed.clientSecret])
  await stripe().paymentIntents.confirm(intents[0]?.id ?? '', { payment_method: 'pm_card_visa' })
  const orders = async () => requireSuccess(await call('POST /api/order/userorders', {}, { token })).orders
  await eventually(async () => expect(await orders()).toMatchObject([{ _id: placed.orderId, payment: true }]))
  requireSuccess(await call('POST /api/order/cancel', { orderId: placed.orderId }, { token }))
  await eventually(async () =>
    expect(await orders()).toMatchObject([{ refund: { refundedAt: expect.any(Number) } }]),
  )
})

test('the test payment provider restarts after a crash and keeps its payments (D-50)', async () => {
  const before = (await stripe().paymentIntents.list()).data.map((intent) => intent.id)
  const pid = await pidOfSandbox()
  process.kill(pid, 'SIGKILL')
  await eventually(async () => expect(await pidOfSandbox()).not.toBe(pid))
  await eventually(async () => expect(await isThere()).toBe(true))
  expect((await stripe().paymentIntents.list()).data.map((intent) => intent.id)).toEqual(before)
})

/** The child process of the shop. Only one has this name. */
async function pidOfSandbox(): Promise<number> {
  const list = spawn('ps', ['-A', '-o', 'pid=,ppid=,args='], { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  list.stdout.on('data', (part) => {
    text += part
  })
  await once(list, 'close')
  const processLine = text
    .split('\n')
    .find((line) => line.includes('stripe-sandbox') && line.includes(` ${shop.process.pid} `))
  return Number(processLine?.trim().split(/\s+/)[0] ?? 0)
}
