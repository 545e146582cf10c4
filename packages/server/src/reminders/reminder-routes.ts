import type { Api } from '#http/api'
import { askStockNotice } from '#reminders/ask-stock-notice'

export function reminderRoutes(api: Api): void {
  api.answer('POST /api/product/stock-notice', askStockNotice)
}
