import { PATHS } from '#shell/paths'

/** The cash desk, of one courier when named; an empty name is that of parcels without one. */
export const cashPath = (carrier?: string): string =>
  carrier === undefined ? PATHS.cash : `${PATHS.cash}?${new URLSearchParams({ carrier })}`

/** The courier that an address names; undefined for all. */
export const readCarrier = (parameters: URLSearchParams): string | undefined =>
  parameters.get('carrier') ?? undefined
