import type { InputOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '#shell/paths'

/** Undefined means all couriers; an empty name means parcels without a courier. */
export const cashPath = (carrier?: string): string =>
  carrier === undefined ? PATHS.cashOnDelivery : `${PATHS.cashOnDelivery}?${new URLSearchParams({ carrier })}`

/** Undefined for all couriers. */
export const readCarrier = (parameters: URLSearchParams): string | undefined =>
  parameters.get('carrier') ?? undefined

export function cashInput(carrier: string | undefined): InputOf<'GET /api/staff/cash'> {
  if (carrier === undefined) return {}
  return carrier === '' ? { withoutCarrier: 'true' } : { carrier }
}

/** The chosen courier may be missing in the list, because it has handed over everything. */
export const offersCouriers = (carriers: readonly { carrier: string }[], chosen?: string): boolean =>
  carriers.filter(({ carrier }) => carrier !== chosen).length > (chosen === undefined ? 1 : 0)
