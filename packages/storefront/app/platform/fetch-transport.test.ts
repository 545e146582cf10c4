import { expect, test } from 'vitest'
import { fetchTransport } from '#platform/fetch-transport'

const request = { method: 'POST' as const, path: '/api/cart/get', headers: { token: 't' }, body: { a: 1 } }

test('sends JSON in the language of the page and returns the response, including a refusal (D-62)', async () => {
  const sent: [unknown, RequestInit | undefined][] = []
  const transport = fetchTransport({
    fetch: async (path, init) => {
      sent.push([path, init])
      return Response.json({ success: false, code: 'not_found', message: 'no' }, { status: 404 })
    },
  })
  expect(await transport(request)).toEqual({ success: false, code: 'not_found', message: 'no' })
  expect(sent[0]).toMatchObject([
    '/api/cart/get',
    {
      method: 'POST',
      body: '{"a":1}',
      headers: { token: 't', 'content-type': 'application/json', 'accept-language': 'en' },
    },
  ])
})

test('sends a file as its bytes', async () => {
  const sent: (RequestInit | undefined)[] = []
  const transport = fetchTransport({
    fetch: async (_path, init) => {
      sent.push(init)
      return Response.json({ success: true })
    },
  })
  const file = new Blob(['picture'])
  await transport({ ...request, body: undefined, file })
  expect(sent[0]).toMatchObject({ body: file, headers: { 'content-type': 'application/octet-stream' } })
})

test('without a network the exception has a message for customers (MSG-25)', async () => {
  const transport = fetchTransport({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
  await expect(transport(request)).rejects.toThrow('You appear to be offline.')
})

test('a request to a silent server times out', async () => {
  const transport = fetchTransport({
    timeoutMs: 1,
    fetch: (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  })
  await expect(transport(request)).rejects.toThrow('This is taking longer than usual.')
})

test.each([
  { success: false, message: 'Bad Gateway' },
  { success: false, code: 'payment_not_made', message: 'Bad Gateway' },
  { success: true },
])('a 502 is an exception, with any body: %o (D-72)', async (body) => {
  const transport = fetchTransport({ fetch: async () => Response.json(body, { status: 502 }) })
  await expect(transport(request)).rejects.toThrow('Something went wrong on our side.')
})

test('a 5xx of the shop keeps its message (D-31)', async () => {
  const answer = { success: false, code: 'payments_unavailable', message: 'Cards are away.' }
  const transport = fetchTransport({ fetch: async () => Response.json(answer, { status: 503 }) })
  expect(await transport(request)).toEqual(answer)
})

test('a response from another server is an exception with a default message', async () => {
  const transport = fetchTransport({ fetch: async () => new Response('<h1>502</h1>', { status: 502 }) })
  await expect(transport(request)).rejects.toThrow('Something went wrong on our side.')
})
