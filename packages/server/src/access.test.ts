import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROLE_PERMISSIONS, STAFF_ROLES } from '@little-dunes/domain/accounts/permissions'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { DAY } from '@little-dunes/domain/durations'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, users } from '#accounts/account-tables'
import { filePhoneCodeSender } from '#accounts/file-phone-code-sender'
import { cartLines } from '#cart/cart-tables'
import { orders } from '#orders/store/order-tables'
import { staffSessions } from '#staff/staff-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { callBody } from '#testing/sign-in/call-body'
import { type CardShop, startCardShop } from '#testing/start-card-shop'
import { wishes } from '#wishlist/wishlist-tables'

// Tests every call of the contract, so new calls are covered automatically.

const NAMES = Object.keys(calls) as CallName[]
const getCaller = (name: CallName) => calls[name].caller
const customerCalls = NAMES.filter((name) => getCaller(name) === 'customer')
const staffCalls = NAMES.flatMap((name) => {
  const caller = getCaller(name)
  return typeof caller === 'object' ? [[name, caller.staff] as const] : []
})

/** Part of every text of the victim. Answers to other callers must not contain it. */
const MARKER = 'Zubaydah'

let shop: CardShop
let folder: string
/** Ids of the victim's data, in every field that a call may name. One body per order. */
let bodies: Record<string, unknown>[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'codes-'))
  shop = await startCardShop({ phoneCodes: filePhoneCodeSender(folder) })
  const tee = await aProduct(shop.shop)
  const victim = await aCustomer(shop.shop, { name: MARKER, email: `${MARKER}@example.com`.toLowerCase() })
  const address = { ...ADDRESS, fullname: MARKER, street: MARKER }
  // One placed order and one waiting for its payment. Both can still be cancelled.
  requireSuccess(await cardCalls(shop).cod(victim.token, anOrder([aLine(tee)], 125, { address })))
  requireSuccess(await cardCalls(shop).inPage(victim.token, anOrder([aLine(tee)], 125, { address })))
  await shop.call('POST /api/cart/add', aLine(tee), victim)
  const [session] = await shop.db.select().from(sessions).where(eq(sessions.userId, victim.id))
  const order = anOrder([aLine(tee)], 125)
  const ids = { userId: victim.id, sessionId: session?.id, id: session?.id }
  const others = { guestCart: {}, code: 'AFZ44', phone: ADDRESS.phone, document: 'INV-1', key: 'a.b' }
  const rows = await shop.db.select().from(orders).where(eq(orders.userId, victim.id))
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['Order Placed', 'Pending Payment'])
  bodies = rows.map(({ id, number }) => {
    const named = { orderId: id, _id: id, orderIds: [id], number: orderNumberText(number ?? 1) }
    return { ...aLine(tee), ...order, ...others, ...ids, ...named }
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function send(name: CallName, token: string | null, payload = bodies[0] ?? {}) {
  const [method, url = ''] = name.split(' ')
  const headers = token === null ? {} : { token }
  const response =
    method === 'GET'
      ? await shop.request({ method, url, headers })
      : await shop.request({ method: 'POST', url, ...callBody(name, payload, headers) })
  expect(response.body.toLowerCase()).not.toContain(MARKER.toLowerCase())
  return response.statusCode
}

const ofVictim = async () => {
  const [victim] = await shop.db.select().from(users).where(eq(users.name, MARKER))
  const id = victim?.id ?? ''
  return [
    victim,
    await shop.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)),
    await shop.db.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.id),
    await shop.db.select().from(cartLines).where(eq(cartLines.userId, id)),
    await shop.db.select().from(wishes).where(eq(wishes.userId, id)),
  ]
}

test.each(NAMES.filter((name) => getCaller(name) !== 'anyone'))(
  '%s asks a guest to sign in',
  async (name) => {
    expect(await send(name, null)).toBe(401)
    expect(await send(name, 'made-up')).toBe(401)
  },
)

test.each(customerCalls)('%s rejects ended sessions and staff sessions', async (name) => {
  const [expired, old, revoked] = [
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
    await aCustomer(shop.shop),
  ]
  const past = (days: number) => new Date(shop.clock.now().getTime() - days * DAY)
  const session = (userId: string) => eq(sessions.userId, userId)
  await shop.db
    .update(sessions)
    .set({ lastUsedAt: past(31) })
    .where(session(expired.id))
  await shop.db
    .update(sessions)
    .set({ createdAt: past(91) })
    .where(session(old.id))
  await shop.call('POST /api/user/logout', {}, revoked)
  const members = []
  for (const role of STAFF_ROLES) members.push(await aMember(shop.shop, role))
  for (const { token } of [expired, old, revoked, ...members]) expect(await send(name, token)).toBe(401)
})

test.each(customerCalls)('%s neither shows nor changes the data of another customer', async (name) => {
  const before = await ofVictim()
  for (const body of bodies) {
    const stranger = await aCustomer(shop.shop)
    expect([200, 400, 403, 404, 409, 422]).toContain(await send(name, stranger.token, body))
  }
  expect(await ofVictim()).toEqual(before)
})

test.each(customerCalls)('%s shows a guest no account data for the same phone and email', async (name) => {
  const before = await ofVictim()
  const [victim] = await shop.db.select().from(users).where(eq(users.name, MARKER))
  for (const body of bodies) {
    const guest = await aCustomer(shop.shop, {
      phone: victim?.phone ?? '',
      email: victim?.email ?? '',
      guest: true,
    })
    const status = await send(name, guest.token, body)
    if (calls[name].guests) expect([200, 400, 403, 404, 409, 422]).toContain(status)
    else expect(status).toBe(403)
  }
  expect(await ofVictim()).toEqual(before)
})

test.each(NAMES.filter((name) => getCaller(name) === 'anyone'))(
  '%s never fails and shows no customer data',
  async (name) => {
    for (const body of bodies) expect(await send(name, null, body)).toBeLessThan(500)
  },
)

test.each(staffCalls)('%s accepts roles with %s only, in active sessions', async (name, permission) => {
  const [ended, unused] = [await aMember(shop.shop, 'owner'), await aMember(shop.shop, 'owner')]
  await shop.db.delete(staffSessions).where(eq(staffSessions.staffId, ended.id))
  const longAgo = new Date(shop.clock.now().getTime() - DAY)
  await shop.db.update(staffSessions).set({ lastUsedAt: longAgo }).where(eq(staffSessions.staffId, unused.id))
  const customer = await aCustomer(shop.shop)
  for (const { token } of [ended, unused, customer]) expect(await send(name, token)).toBe(401)
  for (const role of STAFF_ROLES) {
    const member = await aMember(shop.shop, role)
    const isAllowed = ROLE_PERMISSIONS[role].includes(permission)
    if (!isAllowed) expect([role, await send(name, member.token)]).toEqual([role, 403])
  }
})
