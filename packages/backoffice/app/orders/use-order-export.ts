import type { InputOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { ordersMessages as texts } from '#orders/orders-messages'
import { saveCsv } from '#platform/save-file'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** Hands orders over as a file: those of a list, or chosen ones. */
export function useOrderExport() {
  const { busy, change } = useMutation()

  async function exportOrders(selection: InputOf<'POST /api/staff/orders/export'>): Promise<void> {
    const answer = await change('POST /api/staff/orders/export', selection)
    if (answer === null || isWireRefusal(answer)) return
    saveCsv(answer.name, answer.csv)
    showToast(answer.isWhole ? texts.exported(answer.orders) : texts.exportedPart(answer.orders))
  }

  return { busy, exportOrders }
}
