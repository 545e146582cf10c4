import type { Transport } from '@little-dunes/domain/contract/client'

let pending = 0

/** True while a call that may change something has no answer: leaving the page would cancel it. */
export const isCalling = (): boolean => pending > 0

/** Counts the calls of a transport for `isCalling`. */
export const countCalls =
  (transport: Transport): Transport =>
  async (request) => {
    if (request.method === 'GET') return transport(request)
    pending += 1
    try {
      return await transport(request)
    } finally {
      pending -= 1
    }
  }
