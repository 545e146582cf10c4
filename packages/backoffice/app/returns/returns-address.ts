import { RETURN_VIEWS, type ReturnView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'

const FIRST_VIEW: ReturnView = 'open'

/** A view of the returns, narrowed by words. */
export function returnsPath(view: ReturnView, q?: string): string {
  const pairs = [...(view === FIRST_VIEW ? [] : [['view', view]]), ...(q === undefined ? [] : [['q', q]])]
  return pairs.length === 0 ? PATHS.returns : `${PATHS.returns}?${new URLSearchParams(pairs)}`
}

/** The view that an address names; the first one when it names none. */
export const readView = (parameters: URLSearchParams): ReturnView =>
  RETURN_VIEWS.find((view) => view === parameters.get('view')) ?? FIRST_VIEW

export const returnPath = (id: string): string => `${PATHS.returns}/${id}`

/** Where an order is taken back. */
export const takeBackPath = (orderId: string): string => `${PATHS.takeBack}?order=${orderId}`
