import {
  API_KEY_SCOPES,
  PERMISSIONS,
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
} from '@little-dunes/domain/accounts/permissions'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { HOUR } from '@little-dunes/domain/durations'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderEvents, orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'
import { addStaff, removeStaff } from '#staff/members/staff-commands'
import { staffSessions } from '#staff/staff-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember, aRole } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { anApiKey } from '#testing/sign-in/an-api-key'
import { callBody } from '#testing/sign-in/call-body'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const NAMES = Object.keys(calls) as CallName[]
const staffCalls = NAMES.flatMap((name) => {
  const { caller } = calls[name]
  return typeof caller === 'object' ? [{ name, permission: caller.staff as Permission }] : []
})

let shop: TestShop
let customer: { token: string }
let body: object

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  customer = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop)
  const placed = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token: customer.token }),
  )
  // A body for every call: each reads its own fields and ignores the rest.
  body = { orderId: placed.orderId, to: 'Packing', amount: 1, reason: 'A button was missing' }
})
afterAll(() => shop.close())

const send = async (name: CallName, headers: Record<string, string>, payload = body) => {
  const [method, url = ''] = name.split(' ') as ['GET' | 'POST', string]
  const sent = method === 'GET' ? { headers } : callBody(name, payload, headers)
  const response = await shop.request({ method, url, ...sent })
  return [response.statusCode, response.json()] as const
}

async function nothingHappened() {
  expect(await shop.db.select({ status: orders.status }).from(orders)).toEqual([{ status: 'Order Placed' }])
  for (const [table, rows] of [
    [orderEvents, 1],
    [refunds, 0],
  ] as const) {
    expect(await shop.db.select({ rows: count() }).from(table)).toEqual([{ rows }])
  }
}

/** The exact refusal, so the answer contains no data of the call. */
const refused = (status: number, code: string) => [
  status,
  { success: false, code, message: expect.stringMatching(/\S/) },
]

test('every staff call has the permission of its area', () => {
  expect(staffCalls.length).toBeGreaterThan(0)
})

test.each(staffCalls)('$name asks a guest to sign in (D-68)', async ({ name }) => {
  for (const headers of [{}, { token: '' }, { authorization: 'Basic eDp5' }] as Record<string, string>[])
    expect(await send(name, headers)).toEqual(refused(401, 'sign_in_required'))
  await nothingHappened()
})

test.each(staffCalls)('$name rejects a customer token and an invented one (D-68)', async ({ name }) => {
  for (const token of [customer.token, 'x', "'OR(1=1)--", 'A'.repeat(5000)]) {
    expect(await send(name, { token })).toEqual(refused(401, 'session_ended'))
    expect(await send(name, { authorization: `Bearer ${token}` })).toEqual(refused(401, 'session_ended'))
  }
  await nothingHappened()
})

test.each(staffCalls)(
  '$name rejects a session that has ended, was replaced or belongs to a removed member',
  async ({ name }) => {
    const ended = await aMember(shop.shop, 'owner')
    const before = new Date(shop.clock.now().getTime() - 13 * HOUR)
    await shop.db.update(staffSessions).set({ lastUsedAt: before })
    const replaced = await aMember(shop.shop, 'owner')
    await addStaff(shop.shop.db, replaced.email, 'owner', shop.clock.now())
    const left = await aMember(shop.shop, 'owner')
    await removeStaff(shop.db, left.email)
    for (const { token } of [ended, replaced, left])
      expect(await send(name, { token })).toEqual(refused(401, 'session_ended'))
    await nothingHappened()
  },
)

test.each(staffCalls.flatMap((call) => STAFF_ROLES.map((role) => ({ ...call, role }))))(
  '$name answers the role $role according to its permission $permission',
  async ({ name, permission, role }) => {
    const { token } = await aMember(shop.shop, role)
    const unknown = { ...body, orderId: '019a0000-0000-7000-8000-000000000000' }
    if (ROLE_PERMISSIONS[role].includes(permission)) {
      const [status] = await send(name, { token }, unknown)
      expect([200, 400, 404, 422]).toContain(status)
    } else {
      expect(await send(name, { token })).toEqual(refused(403, 'forbidden'))
      expect(await send(name, { token }, {})).toEqual(refused(403, 'forbidden'))
    }
    await nothingHappened()
  },
)

test.each(staffCalls.filter(({ permission }) => permission !== 'account:own'))(
  '$name allows a custom role with only $permission',
  async ({ name, permission }) => {
    const others = PERMISSIONS.filter((one) => one !== permission)
    const without = await aMember(shop.shop, await aRole(shop.shop, others))
    expect(await send(name, { token: without.token })).toEqual(refused(403, 'forbidden'))
    const { token } = await aMember(shop.shop, await aRole(shop.shop, [permission]))
    const [status] = await send(name, { token }, { ...body, orderId: '019a0000-0000-7000-8000-000000000000' })
    expect([200, 400, 404, 422]).toContain(status)
    await nothingHappened()
  },
)

test.each(staffCalls)('$name allows a key with only the scope $permission', async ({ name, permission }) => {
  const scope = API_KEY_SCOPES.find((one) => one === permission)
  const others = await anApiKey(
    shop.shop,
    API_KEY_SCOPES.filter((one) => one !== permission),
  )
  expect(await send(name, others.headers)).toEqual(refused(403, 'forbidden'))
  if (scope) {
    const scopedKey = await anApiKey(shop.shop, [scope])
    const [status] = await send(name, scopedKey.headers, {
      ...body,
      orderId: '019a0000-0000-7000-8000-000000000000',
    })
    expect([200, 400, 404, 422]).toContain(status)
  }
  await nothingHappened()
})

test('a staff token is not a customer token (D-68)', async () => {
  const { token } = await aMember(shop.shop, 'owner')
  for (const name of NAMES)
    if (calls[name].caller === 'customer' && !name.endsWith('/logout'))
      expect(await send(name, { token })).toEqual(refused(401, 'session_ended'))
  await nothingHappened()
})
