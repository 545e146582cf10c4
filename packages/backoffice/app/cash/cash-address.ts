import type { InputOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '#shell/paths'

/** The cash desk, of one courier when named; an empty name is that of parcels without one. */
export const cashPath = (carrier?: string): string =>
  carrier === undefined ? PATHS.cash : `${PATHS.cash}?${new URLSearchParams({ carrier })}`

/** The courier that an address names; undefined for all. */
export const readCarrier = (parameters: URLSearchParams): string | undefined =>
  parameters.get('carrier') ?? undefined

/** What the desk is asked for. */
export function cashInput(carrier: string | undefined): InputOf<'GET /api/staff/cash'> {
  if (carrier === undefined) return {}
  return carrier === '' ? { withoutCarrier: 'true' } : { carrier }
}

/** Whether there are couriers to choose from; also when the one of the address has handed over everything. */
export const offersCouriers = (carriers: readonly { carrier: string }[], chosen?: string): boolean =>
  carriers.filter(({ carrier }) => carrier !== chosen).length > (chosen === undefined ? 1 : 0)
