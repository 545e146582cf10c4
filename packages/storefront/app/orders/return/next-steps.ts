import type { WireReturn, WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import { filsFromAed } from '@little-dunes/domain/money'
import { isFinishedReturn, mayCancelReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import type { ReturnTexts } from '#orders/return/return-messages'
import { formatMoney } from '#platform/amounts'

/** The next steps of a return; empty for a finished one. */
export function nextSteps(
  { status, resolution, refundTo, pickup, expectedRefund }: WireReturn,
  paymentMethod: WireReturnPage['paymentMethod'],
  t: ReturnTexts,
): string[] {
  if (isFinishedReturn(status)) return []
  const refund = formatMoney(filsFromAed(expectedRefund ?? 0))
  const pickedUp = pickup ? `${t.pickedUpOn(pickup.day, pickup.window)}. ${t.labels}` : t.labels
  return [
    ...(status === 'requested' ? [t.replySoon] : []),
    ...(mayCancelReturn(status) ? [pickedUp] : []),
    resolution === 'exchange'
      ? t.newSizeSoon
      : t.refundSoon(refund, refundTo === 'credit' ? 'credit' : paymentMethod),
  ]
}
