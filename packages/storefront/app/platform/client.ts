import { createShopClient } from '#platform/create-shop-client'
import { fetchTransport } from '#platform/fetch-transport'
import { countCalls } from '#platform/pending-calls'
import { sessionToken, useSession } from '#platform/session'

/**
 * Every call from the browser: `await call('POST /api/cart/get', {})`. A refusal is an answer; an exception means that
 * there was no answer, and its message can be shown.
 */
export const call = createShopClient({
  transport: countCalls(fetchTransport()),
  token: sessionToken,
  sessionEnded: () => useSession.getState().signOut('session_ended'),
})
