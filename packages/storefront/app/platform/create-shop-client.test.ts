import type { TransportRequest } from '@little-dunes/domain/contract/client'
import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { expect, test } from 'vitest'
import { createShopClient } from '#platform/create-shop-client'

function aClient(answer: unknown, current: { token: string | null } = { token: 't1' }) {
  const requests: TransportRequest[] = []
  let ended = 0
  const call = createShopClient({
    transport: async (request) => {
      requests.push(request)
      return answer
    },
    token: () => current.token,
    sessionEnded: () => {
      ended += 1
    },
  })
  return { call, requests, ended: () => ended }
}

test('cart, order and stock calls carry the token in its own header (ROLE-08)', async () => {
  const { call, requests } = aClient({ success: true })
  await call('POST /api/cart/get', { userId: 't1' })
  expect(requests[0]?.headers).toEqual({ token: 't1' })
})

test('a bearer call carries the token as authorization (ROLE-09)', async () => {
  const { call, requests } = aClient({ success: true })
  await call('POST /api/wishlist/remove', { userId: 't1', itemId: 'p' }, { bearer: true })
  expect(requests[0]?.headers).toEqual({ authorization: 'Bearer t1' })
})

test('public calls carry no token', async () => {
  const { call, requests } = aClient({ success: true })
  await call('GET /api/product/list', { ids: 'a' })
  expect(requests.map((request) => request.headers)).toEqual([{}])
})

test('signing in sends the previous token, and the server ends its session', async () => {
  const { call, requests } = aClient({ success: true })
  await call('POST /api/user/login', { email: 'a', password: 'b' })
  expect(requests[0]?.headers).toEqual({ token: 't1' })
})

test('a 401 for the current token ends the session (D-27)', async () => {
  const { call, ended } = aClient(aWireRefusal('session_ended'))
  const answer = await call('POST /api/order/userorders', {})
  expect(answer.success).toBe(false)
  expect(ended()).toBe(1)
})

test('a late 401 for an older token does not touch the new session', async () => {
  const current: { token: string | null } = { token: 'old' }
  const { call, ended } = aClient(aWireRefusal('session_ended'), current)
  const late = call('POST /api/order/userorders', {})
  current.token = 'new'
  await late
  expect(ended()).toBe(0)
})

test('a wrong password at login ends no session', async () => {
  const { call, ended } = aClient(aWireRefusal('wrong_credentials'))
  await call('POST /api/user/login', { email: 'a', password: 'b' })
  expect(ended()).toBe(0)
})
