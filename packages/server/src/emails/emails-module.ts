import { emailJobs } from '#emails/send-emails'
import { listEmails } from '#emails/staff/list-emails'
import { seeEmail } from '#emails/staff/see-email'
import { unsubscribeRoute } from '#emails/unsubscribe/unsubscribe-route'
import { defineModule } from '#modules/define-module'

export const emailsModule = defineModule({
  name: 'emails',
  calls: {
    'GET /api/staff/emails': listEmails,
    'GET /api/staff/email': seeEmail,
  },
  http: ({ app, shop, unsubscribes }) => unsubscribeRoute(app, shop, unsubscribes),
  jobs: (_shop, emails) => emailJobs(emails),
})
