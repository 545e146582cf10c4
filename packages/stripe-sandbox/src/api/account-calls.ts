import type Stripe from 'stripe'
import type { ApiCall } from '#api/api-call'
import { createList, readPage } from '#api/list'
import { resourceMissing } from '#payments/api-error'
import { eventResource } from '#payments/events'

export const retrieveAccount: ApiCall = () => () =>
  ({
    id: 'acct_sandbox',
    object: 'account',
    charges_enabled: true,
    country: 'AE',
    default_currency: 'aed',
    details_submitted: true,
    email: null,
    payouts_enabled: true,
    type: 'standard',
  }) satisfies Stripe.Account

/** Captured amounts minus refunds. */
export const retrieveBalance: ApiCall =
  ({ sandbox }) =>
  () => {
    const left = sandbox.store
      .all('charges')
      .filter(({ captured }) => captured)
      .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0)
    return {
      object: 'balance',
      available: [{ amount: left, currency: 'aed', source_types: { card: left } }],
      livemode: false,
      pending: [{ amount: 0, currency: 'aed', source_types: { card: 0 } }],
    } satisfies Stripe.Balance
  }

export const retrieveEvent: ApiCall =
  ({ sandbox, id }) =>
  () => {
    const event = sandbox.store.get('events', id)
    if (!event) throw resourceMissing('event', id)
    return eventResource(sandbox, event)
  }

export const listEvents: ApiCall = ({ sandbox, input }) => {
  const page = readPage(input)
  const types = new Set([...input.texts('types'), ...[input.optionalText('type') ?? []].flat()])
  return () => {
    const matching = sandbox.store.all('events').filter(({ type }) => types.size === 0 || types.has(type))
    const list = createList(matching, page, '/v1/events')
    return { ...list, data: list.data.map((event) => eventResource(sandbox, event)) }
  }
}
