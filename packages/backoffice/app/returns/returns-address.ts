import { RETURN_VIEWS, type ReturnView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'

const FIRST_VIEW: ReturnView = 'open'

/** A view of the returns. */
export const returnsPath = (view: ReturnView): string =>
  view === FIRST_VIEW ? PATHS.returns : `${PATHS.returns}?view=${view}`

/** The view that an address names; the first one when it names none. */
export const readView = (parameters: URLSearchParams): ReturnView =>
  RETURN_VIEWS.find((view) => view === parameters.get('view')) ?? FIRST_VIEW

export const returnPath = (id: string): string => `${PATHS.returns}/${id}`

/** Where an order is taken back. */
export const takeBackPath = (orderId: string): string => `${PATHS.takeBack}?order=${orderId}`
