import type { InputOf } from '@little-dunes/domain/contract/calls'
import { ordersMessages as texts } from '#orders/orders-messages'
import { load } from '#platform/client'
import { saveCsv } from '#platform/save-file'
import { showToast } from '#ui/toast/toast-store'

export async function exportOrders(selection: InputOf<'POST /api/staff/orders/export'>): Promise<void> {
  const { name, csv, isWhole, orders } = await load('POST /api/staff/orders/export', selection)
  saveCsv(name, csv)
  showToast(isWhole ? texts.exported(orders) : texts.exportedPart(orders))
}
