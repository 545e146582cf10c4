import { listEvents, retrieveAccount, retrieveBalance, retrieveEvent } from '#api/account-calls'
import type { Route } from '#api/api-call'
import {
  createSessionCall,
  expireSessionCall,
  listSessions,
  retrieveSession,
} from '#api/checkout-session-calls'
import {
  cancelIntentCall,
  captureIntentCall,
  confirmIntentCall,
  createIntentCall,
  listIntents,
  retrieveIntent,
  updateIntent,
} from '#api/payment-intent-calls'
import { createMethod, retrieveMethod } from '#api/payment-method-calls'
import { createRefundCall, listCharges, listRefunds, retrieveCharge, retrieveRefund } from '#api/refund-calls'

const routes: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', call: createIntentCall },
  { method: 'GET', path: '/v1/payment_intents', call: listIntents },
  { method: 'GET', path: '/v1/payment_intents/:id', call: retrieveIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id', call: updateIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', call: confirmIntentCall, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', call: cancelIntentCall },
  { method: 'POST', path: '/v1/payment_intents/:id/capture', call: captureIntentCall },
  { method: 'POST', path: '/v1/payment_methods', call: createMethod, browser: true },
  { method: 'GET', path: '/v1/payment_methods/:id', call: retrieveMethod },
  { method: 'POST', path: '/v1/checkout/sessions', call: createSessionCall },
  { method: 'GET', path: '/v1/checkout/sessions', call: listSessions },
  { method: 'GET', path: '/v1/checkout/sessions/:id', call: retrieveSession },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', call: expireSessionCall },
  { method: 'POST', path: '/v1/refunds', call: createRefundCall },
  { method: 'GET', path: '/v1/refunds', call: listRefunds },
  { method: 'GET', path: '/v1/refunds/:id', call: retrieveRefund },
  { method: 'GET', path: '/v1/charges', call: listCharges },
  { method: 'GET', path: '/v1/charges/:id', call: retrieveCharge },
  { method: 'GET', path: '/v1/events', call: listEvents },
  { method: 'GET', path: '/v1/events/:id', call: retrieveEvent },
  { method: 'GET', path: '/v1/account', call: retrieveAccount },
  { method: 'GET', path: '/v1/balance', call: retrieveBalance },
]

export function findRoute(method: string, path: string): { route: Route; id: string } | undefined {
  const parts = path.split('/')
  for (const route of routes) {
    const segments = route.path.split('/')
    const same =
      segments.length === parts.length && segments.every((part, at) => part === ':id' || part === parts[at])
    if (route.method === method && same)
      return { route, id: decodeURIComponent(parts[segments.indexOf(':id')] ?? '') }
  }
  return undefined
}
