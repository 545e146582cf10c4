import { defineModule } from '#modules/define-module'
import { endSubscription, exportSubscribers, listSubscribers } from '#newsletter/newsletter'

export const newsletterModule = defineModule({
  name: 'newsletter',
  calls: {
    'GET /api/staff/newsletter': listSubscribers,
    'POST /api/staff/newsletter/export': exportSubscribers,
    'POST /api/staff/newsletter/end': endSubscription,
  },
})
