import { createClient, type TransportRequest } from '@little-dunes/domain/contract/client'
import type { FailureCode } from '@little-dunes/domain/messages/failures'
import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { expect, test } from 'vitest'
import { verifyEmbeddedPayment, verifyHostedPayment, verifyWithRetries } from '#checkout/order/verify-payment'

const paid = { success: true }

/** A shop that returns these answers one after the other. */
function aShop(...answers: unknown[]) {
  const requests: TransportRequest[] = []
  const waits: number[] = []
  const heard: string[] = []
  const call = createClient(async (request) => {
    requests.push(request)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const patience = {
    wait: async (ms: number) => void waits.push(ms),
    onUnknown: (message: string) => void heard.push(message),
  }
  return { call, requests, waits, heard, patience }
}

test('both parameters are sent unchanged (VER-03, API-63)', async () => {
  const { call, requests } = aShop(paid)
  expect(await verifyHostedPayment(call, 'o1', 'false')).toEqual({ kind: 'paid' })
  expect(requests).toMatchObject([
    { path: '/api/order/verifyStripe', body: { success: 'false', orderId: 'o1' } },
  ])
})

test('an embedded payment is verified by order and user, and needs no message in the response (API-60, API-73)', async () => {
  const { call, requests } = aShop(paid)
  await verifyEmbeddedPayment(call, 'o1', 'token')
  expect(requests).toMatchObject([
    { path: '/api/order/verifyEmbeddedStripe', body: { orderId: 'o1', userId: 'token' } },
  ])
})

test.each<[FailureCode, string]>([
  ['payment_not_made', 'not_paid'],
  ['order_not_found', 'not_paid'],
  ['payment_processing', 'processing'],
  ['unexpected', 'unknown'],
  ['unavailable', 'unknown'],
  ['payments_unavailable', 'unknown'],
])('%s means %s (D-47)', async (code, kind) => {
  const { call } = aShop(aWireRefusal(code))
  expect(await verifyHostedPayment(call, 'o1', 'true')).toMatchObject({
    kind,
    message: aWireRefusal(code).message,
  })
})

test('a failed verification is retried, with a message each time (D-47, MSG-39)', async () => {
  const { call, waits, heard, patience } = aShop(
    new Error('You seem to be offline.'),
    aWireRefusal('unexpected'),
    paid,
  )
  const verdict = await verifyWithRetries(() => verifyHostedPayment(call, 'o1', 'true'), patience)
  expect(verdict).toEqual({ kind: 'paid' })
  expect(waits).toEqual([1000, 2000])
  expect(heard).toEqual(['You seem to be offline.', aWireRefusal('unexpected').message])
})

test('the result is unknown after the last retry', async () => {
  const offline = () => new Error('You seem to be offline.')
  const { call, requests, patience } = aShop(offline(), offline(), offline(), paid)
  expect(await verifyWithRetries(() => verifyHostedPayment(call, 'o1', 'true'), patience)).toMatchObject({
    kind: 'unknown',
  })
  expect(requests).toHaveLength(3)
})
