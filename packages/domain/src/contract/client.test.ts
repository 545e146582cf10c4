import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls'
import { createClient, type TransportRequest, toQuery } from '#contract/client'

test('a query has one canonical form: sorted, without empty values, lists as repeated keys', () => {
  expect(toQuery({ size: ['90', '80'], search: 'a & b', color: undefined, limit: '' })).toBe(
    '?search=a%20%26%20b&size=80&size=90',
  )
  expect(toQuery({})).toBe('')
})

test('null adds no query', () => {
  expect(toQuery({ search: null, limit: 0 })).toBe('?limit=0')
})

test('colour names may contain a comma, and commas may separate sizes (D-12)', () => {
  const { input } = calls['GET /api/product/list']
  const read = input.parse({ color: ['Azul, verde', 'Sea'], size: '80,90' })
  expect(read).toMatchObject({ color: ['Azul, verde', 'Sea'], size: ['80', '90'] })
})

test('spaces around a choice, empty choices and unknown audiences are ignored (D-12)', () => {
  const { input } = calls['GET /api/product/list']
  const read = input.parse({ color: [' Sea ', ' '], size: ' 80 ,,90', category: 'Boys,Cats' })
  expect(read).toMatchObject({ color: ['Sea'], size: ['80', '90'], category: ['Boys'] })
})

test('a search is cut to two hundred characters', () => {
  const { input } = calls['GET /api/product/list']
  expect(input.parse({ search: 'a'.repeat(201) }).search).toBe('a'.repeat(200))
})

test('a refund requires a reason', () => {
  const { input } = calls['POST /api/staff/order/refund']
  const withReason = (reason: string) => input.safeParse({ orderId: '7', amount: 5, reason }).success
  expect(['Torn', ' ', ''].map(withReason)).toEqual([true, false, false])
})

function recorded() {
  const requests: TransportRequest[] = []
  const call = createClient(async (request) => {
    requests.push(request)
    return { success: true, products: [], total: 0 }
  })
  return { call, requests }
}

test('a read sends a query, and a change sends a body (API-01, API-10)', async () => {
  const { call, requests } = recorded()
  await call('GET /api/product/list', { search: 'fox & dune', category: ['Girls', 'Boys'], limit: 0 })
  await call('POST /api/order/cancel', { orderId: '7' })
  expect(requests).toEqual([
    {
      method: 'GET',
      path: '/api/product/list?category=Boys&category=Girls&limit=0&search=fox%20%26%20dune',
      headers: {},
      body: undefined,
    },
    { method: 'POST', path: '/api/order/cancel', headers: {}, body: { orderId: '7' } },
  ])
})

test('a file is sent unchanged, with its input in a header that supports every script', async () => {
  const { call, requests } = recorded()
  const file = new Uint8Array([1, 2, 3])
  await call('POST /api/staff/import/upload', { name: 'صيف.csv', file })
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/staff/import/upload',
      headers: { 'call-input': '%7B%22name%22%3A%22%D8%B5%D9%8A%D9%81.csv%22%7D' },
      body: undefined,
      file,
    },
  ])
})

test('the token has its own header or is a bearer token, and the key has its header (ROLE-08 to ROLE-10, D-43)', async () => {
  const { call, requests } = recorded()
  await call('POST /api/wishlist/get', {}, { token: 't' })
  await call('POST /api/wishlist/get', {}, { token: 't', bearer: true, idempotencyKey: 'k' })
  await call('POST /api/wishlist/get', {}, { token: null, bearer: true })
  expect(requests.map((request) => request.headers)).toEqual([
    { token: 't' },
    { authorization: 'Bearer t', 'idempotency-key': 'k' },
    {},
  ])
})

test('a refusal is a response, and a lost connection throws (D-31)', async () => {
  const refused = { success: false, code: 'order_not_found', message: 'x' }
  expect(await createClient(async () => refused)('POST /api/order/cancel', { orderId: '' })).toBe(refused)
  const lost = createClient(async () => {
    throw new Error('offline')
  })
  await expect(lost('POST /api/order/cancel', { orderId: '' })).rejects.toThrow('offline')
})

test('every search term survives its query string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (search) => {
      expect(decodeURIComponent(toQuery({ search }))).toBe(`?search=${search}`)
      expect(toQuery({ search }).slice(1)).not.toMatch(/[?#&\s]/)
    }),
  )
})

test('a read with a field named file sends a query without a body', async () => {
  const { call, requests } = recorded()
  await call('GET /api/staff/tax/file', { month: '2026-10', file: 'return_csv' })
  expect(requests).toEqual([
    {
      method: 'GET',
      path: '/api/staff/tax/file?file=return_csv&month=2026-10',
      headers: {},
      body: undefined,
    },
  ])
})

test('no body declares a field named file, which the client would send as a file', () => {
  const named = Object.entries(calls).filter(
    ([name, { input }]) => name.startsWith('POST ') && input instanceof z.ZodObject && 'file' in input.shape,
  )
  expect(named).toEqual([])
})
