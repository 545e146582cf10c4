import type { Answers } from '#http/api'
import { askStockNotice } from '#reminders/ask-stock-notice'

export const reminderRoutes = {
  'POST /api/product/stock-notice': askStockNotice,
} satisfies Answers
