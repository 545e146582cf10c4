import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'

type TrackingProblem = 'twice'

/** A tracking number belongs to one parcel: among orders with the same one, all but the first are wrong. */
export function trackingProblems(
  trackings: Readonly<Record<string, string>>,
): Record<string, TrackingProblem> {
  const seen = new Set<string>()
  const problems: Record<string, TrackingProblem> = {}
  for (const [orderId, typed] of Object.entries(trackings)) {
    const number = dropInvisible(typed).trim().toUpperCase()
    if (number === '') continue
    if (seen.has(number)) problems[orderId] = 'twice'
    seen.add(number)
  }
  return problems
}

/** The order whose number was scanned from its label. */
export const orderOfScan = <Order extends { number: number }>(
  orders: readonly Order[],
  code: string,
): Order | undefined =>
  orders.find(({ number }) => orderNumberText(number) === dropInvisible(code).trim().toUpperCase())
