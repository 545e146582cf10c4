import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls } from '@little-dunes/domain/contract/calls'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { filePhoneCodeSender } from '#accounts/file-phone-code-sender'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { staff } from '#staff/staff-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { anyRequest, type GeneratedRequest, type KnownValues } from '#testing/any-request'
import { requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

/** Set GENERATED_REQUESTS_SEED to repeat a failed seed. */
const SEED = Number(process.env.GENERATED_REQUESTS_SEED ?? randomInt(2 ** 31))
const BATCHES = Number(process.env.GENERATED_REQUEST_BATCHES ?? 40)
const REQUESTS_IN_BATCH = 500

/** Processor time in milliseconds, which other work on the machine does not affect. */
const MAX_WORK = 1_000
/** The same for calls that draw files in a worker thread. */
const MAX_WORK_DRAWING = 10_000
const DRAWING_CALLS = new Set<string>([
  'GET /api/staff/orders/documents',
  'POST /api/order/document-file',
  'POST /api/order/document-file-linked',
])

/** Elapsed time in milliseconds, with room for a busy machine. */
const LONGEST_WAIT = 15_000

/** Words from stack traces, SQL statements and drivers. */
const INSIDE = /\n +at |\.[jt]s:\d+|node_modules|drizzle|Failed query|insert into|postgres|ECONN/i

let shop: CardShop
let folder: string
let passwordHash: string
const tally = new Map<number, number>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'codes-'))
  shop = await startCardShop({ phoneCodes: filePhoneCodeSender(folder) })
  passwordHash = await shop.shop.passwords.hash(PASSWORD)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const PASSWORD = 'correct horse battery'

interface Tokens {
  customer: string
  staff: string
}

async function newTokens(): Promise<Tokens> {
  const [customer, owner] = [await aCustomer(shop.shop), await aMember(shop.shop, 'owner')]
  await shop.db.update(users).set({ passwordHash }).where(eq(users.id, customer.id))
  await shop.db.update(staff).set({ passwordHash }).where(eq(staff.id, owner.id))
  return { customer: customer.token, staff: owner.token }
}

/** Orders of a customer, and values that requests about them and about the products may name. */
async function knownValues(tokens: Tokens): Promise<KnownValues> {
  const tee = await aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: { '90': 500, '100': 3 } }],
  })
  const line = aLine(tee)
  for (let placed = 0; placed < 3; placed++)
    requireSuccess(await shop.call('POST /api/order/place', anOrder([line], 125), { token: tokens.customer }))
  const rows = await shop.db.select().from(orders).orderBy(desc(orders.placedAt)).limit(6)
  const ids = rows.map(({ id }) => id)
  return {
    itemId: [tee.id],
    size: ['90', '100'],
    colorName: ['Coral'],
    quantity: [1, '2', 10],
    items: [[line], [line, aLine(tee, { size: '100', quantity: 2 })]],
    guestCart: [[line], { [tee.id]: { '90': { quantity: 2, size: '90', colorName: 'Coral' } } }],
    address: [ADDRESS],
    amount: [125, '125', 10, 325],
    shippingMethod: ['Normal', 'Express'],
    discountCode: [null, 'AFZ44'],
    orderId: ids,
    orderIds: [ids],
    number: rows.map(({ number }) => number),
    position: [0],
    phone: [ADDRESS.phone, '0501234567'],
    email: [ADDRESS.email],
    password: [PASSWORD],
    current: [PASSWORD],
    code: ['AFZ44', '123456'],
  }
}

const getToken = ({ name, as }: GeneratedRequest, tokens: Tokens): string | null => {
  const { caller } = calls[name]
  if (as === 'nobody' || (as === 'caller' && caller === 'anyone')) return null
  if (as === 'made up') return 'A'.repeat(43)
  return (as === 'caller') === (caller === 'customer') ? tokens.customer : tokens.staff
}

/** Sends a request and checks its answer. True if the caller's session had ended. */
async function check(request: GeneratedRequest, tokens: Tokens): Promise<boolean> {
  const { name, url, payload, as } = request
  const token = getToken(request, tokens)
  const headers = { ...request.headers, ...(token ? { token } : {}) }
  const sent = payload === undefined ? {} : { payload }
  const [began, work] = [performance.now(), process.cpuUsage()]
  const method = name.startsWith('GET') ? 'GET' : 'POST'
  const { statusCode, body } = await shop.request({ method, url, headers, ...sent })
  const { user, system } = process.cpuUsage(work)
  tally.set(statusCode, (tally.get(statusCode) ?? 0) + 1)
  expect(statusCode, body).toBeLessThan(500)
  expect(JSON.parse(body)).toMatchObject({ success: statusCode === 200 ? expect.any(Boolean) : false })
  expect(body).not.toMatch(INSIDE)
  expect((user + system) / 1000).toBeLessThan(DRAWING_CALLS.has(name) ? MAX_WORK_DRAWING : MAX_WORK)
  expect(performance.now() - began).toBeLessThan(LONGEST_WAIT)
  return statusCode === 401 && as === 'caller'
}

test('20,000 valid and mutated requests never fail, leak internals or break a rule', {
  timeout: 900_000,
}, async () => {
  for (let batch = 0; batch < BATCHES; batch++) {
    let tokens = await newTokens()
    const requests = anyRequest(await knownValues(tokens))
    const property = fc.asyncProperty(requests, async (request) => {
      if (await check(request, tokens)) tokens = await newTokens()
    })
    // Without shrinking, because earlier requests matter.
    const run = { seed: SEED + batch, numRuns: REQUESTS_IN_BATCH, endOnFailure: true }
    await fc.assert(property, run)
    expect(await findInconsistencies(shop.db), `after batch ${batch} of seed ${SEED}`).toEqual([])
  }
  const counts = [...tally].toSorted().map(([status, times]) => `${times} × ${status}`)
  process.stdout.write(`Generated requests, seed ${SEED}: ${counts.join(', ')}\n`)
  expect(tally.get(200)).toBeGreaterThan(BATCHES * 50)
})
