import { defineModule } from '#modules/define-module'
import { askStockNotice } from '#reminders/ask-stock-notice'
import { REMINDER_ENDINGS } from '#reminders/end-reminders'
import { REMINDER_EMAILS } from '#reminders/reminder-emails'
import { REMINDER_JOBS } from '#reminders/reminder-jobs'

export const remindersModule = defineModule({
  name: 'reminders',
  calls: {
    'POST /api/product/stock-notice': askStockNotice,
  },
  emails: REMINDER_EMAILS,
  unsubscribes: REMINDER_ENDINGS,
  jobs: REMINDER_JOBS,
})
